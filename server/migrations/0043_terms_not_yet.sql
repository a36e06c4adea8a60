-- The first version of the terms names two rules that the site does not apply yet: the pause of a private ad 5 days after
-- an agency publishes the same property, and cooperation. It says so until they are built. Written before the site
-- opened; versions that an admin publishes later are left alone.
alter table legal_text disable trigger legal_text_stays;
update legal_text set
  text_el = replace(replace(text_el,
    '{#five-days}' || chr(10) || chr(10),
    '{#five-days}' || chr(10) || chr(10) || 'Αυτός ο κανόνας δεν εφαρμόζεται ακόμη: σήμερα καμία αγγελία δεν παύει για αυτόν τον λόγο. Θα τον ανακοινώσουμε με email τουλάχιστον 15 ημέρες πριν αρχίσει.' || chr(10) || chr(10)),
    '{#cooperation}' || chr(10) || chr(10),
    '{#cooperation}' || chr(10) || chr(10) || 'Η συνεργασία μέσα από την Εστία δεν λειτουργεί ακόμη. Θα την ανακοινώσουμε πριν αρχίσει.' || chr(10) || chr(10)),
  text_en = replace(replace(text_en,
    '{#five-days}' || chr(10) || chr(10),
    '{#five-days}' || chr(10) || chr(10) || 'This rule is not applied yet: today no ad is paused for this reason. We will announce it by email at least 15 days before it starts.' || chr(10) || chr(10)),
    '{#cooperation}' || chr(10) || chr(10),
    '{#cooperation}' || chr(10) || chr(10) || 'Cooperation through Estia is not available yet. We will announce it before it starts.' || chr(10) || chr(10))
where kind = 'terms' and is_first;
alter table legal_text enable trigger legal_text_stays;
