-- Cooperation is built: the first version of the terms no longer says that it does not work yet. Written before the site
-- opened; versions that an admin publishes later are left alone.
alter table legal_text disable trigger legal_text_stays;
update legal_text set
  text_el = replace(text_el, 'Η συνεργασία μέσα από την Εστία δεν λειτουργεί ακόμη. Θα την ανακοινώσουμε πριν αρχίσει.' || chr(10) || chr(10), ''),
  text_en = replace(text_en, 'Cooperation through Estia is not available yet. We will announce it before it starts.' || chr(10) || chr(10), '')
where kind = 'terms' and is_first;
alter table legal_text enable trigger legal_text_stays;
