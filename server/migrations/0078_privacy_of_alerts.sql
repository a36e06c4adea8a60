-- The privacy policy says what an email address given for alerts is used for, and no longer that all searches of people
-- without an account stay in their browser. Written before the site opened; versions that an admin publishes later are left alone.
alter table legal_text disable trigger legal_text_stays;
update legal_text set
  text_el = replace(replace(text_el,
    'Αναζητήσεις και αγαπημένα μένουν τότε στον browser σου.',
    'Αναζητήσεις και αγαπημένα μένουν τότε στον browser σου, εκτός αν ζητήσεις [ειδοποιήσεις με email](#alert-emails).'),
    '## Αυτόματες αποφάσεις {#automated}',
    '## Ειδοποιήσεις με email {#alert-emails}

- **Τι κρατάμε:** το email που δίνεις, τις αναζητήσεις που αποθηκεύεις, τη γλώσσα και τις ρυθμίσεις τους, και ποια ακίνητα σου στείλαμε.
- **Γιατί:** για να σου στέλνουμε τα ακίνητα που ταιριάζουν, επειδή το ζήτησες (σύμβαση, ΓΚΠΔ άρθρο 6 §1 β). Για τίποτε άλλο: ούτε διαφημίσεις ούτε ενημερωτικά email. Δεν στέλνουμε ειδοποιήσεις πριν επιβεβαιώσεις τη διεύθυνση.
- **Πόσο:** όσο έχεις αποθηκευμένες αναζητήσεις. Αναζήτηση που δεν επιβεβαίωσες διαγράφεται σε 7 ημέρες, και όσα ακίνητα σου στείλαμε σε 180. Με την τελευταία αναζήτηση διαγράφεται και το email.
- **Πώς σταματούν:** από τον σύνδεσμο διακοπής κάθε email ή από τις [ρυθμίσεις των ειδοποιήσεων](/alerts/manage), όπου τις διαγράφεις κιόλας. Αν ανοίξεις λογαριασμό με το ίδιο email και το επιβεβαιώσεις, οι αναζητήσεις σου μεταφέρονται εκεί.

## Αυτόματες αποφάσεις {#automated}'),
  text_en = replace(replace(text_en,
    'Searches and favourites then stay in your browser.',
    'Searches and favourites then stay in your browser, unless you ask for [alerts by email](#alert-emails).'),
    '## Automatic decisions {#automated}',
    '## Alerts by email {#alert-emails}

- **What we keep:** the email you give, the searches you save, their language and settings, and which homes we sent you.
- **Why:** to send you the homes that match, because you asked for them (contract, GDPR article 6(1)(b)). For nothing else: no advertising and no newsletters. We send no alerts before you confirm the address.
- **How long:** as long as you have saved searches. A search you did not confirm is deleted after 7 days, and which homes we sent you after 180. With your last search your email is deleted too.
- **How to stop them:** with the stop link in every email, or in the [alert settings](/alerts/manage), where you can delete them too. If you create an account with the same email and confirm it, your searches move there.

## Automatic decisions {#automated}')
where kind = 'privacy' and is_first;
alter table legal_text enable trigger legal_text_stays;
