-- The pause of an owner's listing five days after an agency publishes the same property is built: the first version of the
-- terms no longer says that it is not applied. Written before the site opened; versions that an admin publishes later are
-- left alone.
alter table legal_text disable trigger legal_text_stays;
update legal_text set
  text_el = replace(text_el, 'Αυτός ο κανόνας δεν εφαρμόζεται ακόμη: σήμερα καμία αγγελία δεν παύει για αυτόν τον λόγο. Θα τον ανακοινώσουμε με email τουλάχιστον 15 ημέρες πριν αρχίσει.' || chr(10) || chr(10), ''),
  text_en = replace(text_en, 'This rule is not applied yet: today no ad is paused for this reason. We will announce it by email at least 15 days before it starts.' || chr(10) || chr(10), '')
where kind = 'terms' and is_first;
alter table legal_text enable trigger legal_text_stays;
