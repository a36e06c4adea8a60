/** Text of /accessibility: the statement by EN 301 549, with WCAG 2.2 AA as the aim. */
import { pair } from '../pair.ts';

export const accessibility = {
  updated: '2026-11-15',
  title: pair('Δήλωση προσβασιμότητας', 'Accessibility statement'),
  lead: pair(
    'Θέλουμε να μπορεί ο καθένας να βρει και να δημοσιεύσει ακίνητο. Δες τι ελέγχουμε, τι λείπει ακόμη και πώς μας το λες.',
    'We want everybody to be able to find and publish property. Here is what we test, what is still missing and how to tell us.',
  ),
  text: pair(
    `## Ο στόχος {#aim}

Ακολουθούμε το πρότυπο EN 301 549 και τις οδηγίες WCAG 2.2, επίπεδο AA, στα ελληνικά και στα αγγλικά (Οδηγία (ΕΕ) 2019/882, νόμος 4994/2022). Η δήλωση βασίζεται σε δικό μας έλεγχο. Εξωτερικός έλεγχος δεν έχει γίνει ακόμη.

## Τι ελέγχουμε σε κάθε αλλαγή {#tests}

- Αυτόματος έλεγχος με το εργαλείο axe σε κάθε είδος σελίδας, και στις δύο γλώσσες, σε ανοιχτό και σκούρο φόντο.
- Χρήση μόνο με πληκτρολόγιο: ορατή εστίαση, λογική σειρά, κανένα σημείο που παγιδεύει.
- Πλάτος από 320 ως 1920 pixel και μεγέθυνση 200% χωρίς κύλιση στο πλάι.
- Κουμπιά και σύνδεσμοι αρκετά μεγάλοι για δάχτυλο στο κινητό.
- Λιγότερη κίνηση, όταν τη ζητά το σύστημά σου.
- Οι δημόσιες σελίδες και οι φόρμες του λογαριασμού χωρίς JavaScript.
- Λάθη σε φόρμα: λέγονται στην αρχή της, δένονται με το πεδίο τους και έχουν σύνδεσμο προς αυτό.

## Άλλοι τρόποι {#alternatives}

- Ό,τι δείχνει ο χάρτης υπάρχει και σε λίστα και πίνακα.
- Η σειρά των φωτογραφιών αλλάζει και με πληκτρολόγιο.
- Δεν χρησιμοποιούμε εικόνες με γράμματα για έλεγχο. Τον κάνει η συσκευή σου μόνη της.
- Κάθε αγγελία εκτυπώνεται.

## Τι δεν είναι ακόμη προσβάσιμο {#limits}

- Φωτογραφίες που ανεβάζουν χρήστες μπορεί να μην έχουν περιγραφή. Το πεδίο υπάρχει, δεν είναι όμως υποχρεωτικό.
- Κείμενα αγγελιών τα γράφουν οι χρήστες και μπορεί να υπάρχουν μόνο σε μία γλώσσα.
- Ο διαδραστικός χάρτης δεν διαβάζεται ολόκληρος από αναγνώστη οθόνης. Χρησιμοποίησε τη λίστα.
- Το φυλλάδιο PDF μιας αγγελίας δεν έχει ετικέτες δομής. Η ίδια η σελίδα έχει όλα τα στοιχεία.
- Έλεγχος από ανθρώπους που χρησιμοποιούν κάθε μέρα αναγνώστη οθόνης δεν έχει γίνει ακόμη.

## Βρήκες εμπόδιο; {#feedback}

Γράψε μας στο [{email}](mailto:{email}) ή κάλεσε στο {telephone}. Πες μας τη σελίδα, τι προσπάθησες και με ποιο πρόγραμμα. Απαντάμε μέσα σε 15 ημέρες και, αν χρειάζεσαι κάτι ως τότε, σου δίνουμε την πληροφορία με άλλον τρόπο.

## Αν η απάντηση δεν σου αρκεί {#complaint}

Μπορείς να απευθυνθείς στον Συνήγορο του Καταναλωτή ([synigoroskatanaloti.gr](https://www.synigoroskatanaloti.gr)) ή στον Συνήγορο του Πολίτη ([synigoros.gr](https://www.synigoros.gr)).`,
    `## The aim {#aim}

We follow the standard EN 301 549 and the guidelines WCAG 2.2, level AA, in Greek and in English (Directive (EU) 2019/882, law 4994/2022). This statement rests on our own tests. No outside audit has been made yet.

## What we test with every change {#tests}

- An automatic check with the tool axe on every kind of page, in both languages, on light and dark backgrounds.
- Use by keyboard alone: visible focus, a sensible order, no place that traps you.
- Widths from 320 to 1920 pixels and 200% zoom without scrolling sideways.
- Buttons and links large enough for a finger on a phone.
- Less motion, when your system asks for it.
- Public pages and the forms of the account without JavaScript.
- Errors in a form: told at its top, tied to their field, with a link that leads to it.

## Other ways {#alternatives}

- Whatever the map shows is also in a list and a table.
- The order of photos can be changed by keyboard too.
- We use no pictures of letters as a check. Your device does the check by itself.
- Every ad can be printed.

## What is not accessible yet {#limits}

- Photos uploaded by users may lack a description. There is a field for it, but it is not required.
- Texts of ads are written by users and may exist in one language only.
- The interactive map cannot be read whole by a screen reader. Use the list.
- The PDF sheet of an ad has no structure tags. The page itself has all the facts.
- No test by people who use a screen reader every day has been made yet.

## Did you meet a barrier? {#feedback}

Write to us at [{email}](mailto:{email}) or call {telephone}. Tell us the page, what you tried and with which program. We answer within 15 days and, if you need something until then, give you the information in another way.

## If the answer is not enough {#complaint}

You may turn to the Hellenic Consumers’ Ombudsman ([synigoroskatanaloti.gr](https://www.synigoroskatanaloti.gr)) or to the Greek Ombudsman ([synigoros.gr](https://www.synigoros.gr)).`,
  ),
};
