# What stands on cards of Terrinoth, in plain words.

thc-bar = On the bar: { $words }
thc-does = { $what }
thc-keyword = { $word }: { $what }
thc-on = { $when }: { $what }
thc-always = Always: { $what }
thc-note = Reminder: { $text }
