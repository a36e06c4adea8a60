-- All that reads the alerts of one subscriber reads them all, and finds them by alert_once, which begins with the subscriber.
-- Each index of every alert cost about a tenth of the time that writing down a match takes.
drop index alert_newest;
drop index alert_waiting;
