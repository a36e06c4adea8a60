import { describe, expect, it } from 'vitest';
import { timesLonger } from '../../../testing/times-longer.ts';
import { findTextErrors, findTextIssues } from './text-checks.ts';

const kinds = (text: string) => [...new Set(findTextIssues(text).map(({ kind }) => kind))];

describe('text help', () => {
  it.each([
    'Τηλ. 6912345678',
    'τηλέφωνο 691 234 5678',
    'Κάλεσε 69 12 34 56 78',
    '210 1234567 μετά τις 5',
    '210-123-4567',
    '(210) 12 34 567',
    '2310 123 456',
    '2310123456',
    '22940 12345',
    '+30 210 1234567',
    '+306912345678',
    '0030 6912345678',
    '210.123.4567',
    '+44 20 7946 0958',
    'έξι εννέα ένα δύο τρία τέσσερα πέντε έξι επτά οκτώ',
    'call six nine one two three four five six seven eight',
    'γράψε στο maria@example.gr',
    'MARIA.P@Example.com',
    'maria (at) example (dot) gr',
    'δες το www.spiti-mou.gr',
    'https://example.com/x',
    'περισσότερα στο spitimou.gr',
    'στείλε Viber',
    'whatsapp για φωτογραφίες',
    'WhatsApp μόνο',
    'στο βάιμπερ',
    'follow @spiti_athens',
  ])('[POST-1] contact data is found: %s', (text) => {
    expect(kinds(text)).toContain('contact');
  });

  it.each([
    'Τιμή 250.000 €, από 265.000 €',
    'από 24.000 - 25.000 €',
    'από 69.000 - 70.000 €',
    '24000-25000 ευρώ',
    'Κτίσμα του 2004, ανακαίνιση 2019-2020',
    'Χρήσεις 2019 2020 2021',
    '120 τ.μ., οικόπεδο 2.350 τ.μ., 3ος όροφος',
    'Οικόπεδο 12.500 τ.μ. στα 1.250.000 €',
    'ΔΕΗ, ΟΤΕ, NOVA, A/C, WiFi και ΕΥΔΑΠ',
    'Απόσταση 300 μ. από το μετρό, 2 λεπτά από το Χαλάνδρι',
    'ΚΑΕΚ 050123456789',
    'Δύο υπνοδωμάτια, ένα μπάνιο, τρία μπαλκόνια, μία κουζίνα',
    'two bedrooms, one bathroom, three balconies',
    'Διαμπερές, φωτεινό. Κλιματισμός σε 2 δωμάτια. Θέρμανση με αντλία',
    'Τ.Κ. 152 34',
    'A+ ενεργειακή κλάση, 2.5 m ύψος',
    'Ρεύμα 2024: 1.250 kWh',
    '2 υ/δ, 1 WC, 1 σαλόνι, 86 τ.μ., 2ος, 2004, 265.000 €',
  ])('[POST-1] prices, years and areas are no contact data: %s', (text) => {
    expect(findTextIssues(text)).toEqual([]);
  });

  it.each([
    'Όχι αλλοδαποί',
    'όχι σε αλλοδαπούς παρακαλώ',
    'ΟΧΙ ΑΛΛΟΔΑΠΟΙ',
    'Μόνο Έλληνες',
    'μόνο σε Έλληνες',
    'αποκλειστικά για Έλληνες',
    'Έλληνες μόνο',
    'δεν δεχόμαστε μετανάστες',
    'δεν ενοικιάζεται σε αλλοδαπούς',
    'Αλλοδαποί αποκλείονται',
    'όχι οικογένειες με παιδιά',
    'ζευγάρι χωρίς παιδιά',
    'μόνο γυναίκες',
    'μόνο φοιτήτριες',
    'μόνο χριστιανοί',
    'όχι Ρομά',
    'όχι ΑμεΑ',
    'No foreigners',
    'no children please',
    'No kids',
    'Greeks only',
    'only for Greeks',
    'women only',
    'Foreigners not accepted',
    'not for immigrants',
    'no Muslims',
    'Christians only',
  ])('[POST-1] phrases that shut people out are found: %s', (text) => {
    expect(kinds(text)).toContain('unfair');
  });

  it.each([
    'Κοντά σε ξενοδοχείο, μόνο 200 μ. από τη θάλασσα',
    'Ιδανικό όχι μόνο για οικογένειες',
    'Όχι μόνο για γυναίκες αλλά για όλους',
    'Χωρίς πρόσβαση ΑμεΑ',
    'Όχι ΑμεΑ πρόσβαση, έχει σκαλιά',
    'Μόνο ελληνικά προϊόντα στο κατάστημα',
    'Παιδικό δωμάτιο, παιδική χαρά κοντά',
    'χωρίς παιδικό δωμάτιο',
    'Μόνο λευκοί τοίχοι',
    'Μη καπνιστές, όχι κατοικίδια',
    'Μόνο φοιτητές ή εργαζόμενοι',
    'Κατάλληλο για οικογένεια με παιδιά',
    'Greek style house, only minutes from the sea',
    'No kids room, no children’s pool',
    'Foreigners welcome',
    'Near the church of Agios Ioannis',
    'Suitable for families with children',
    'No pets, no smoking',
    'Γυναικολογικό ιατρείο',
    'Ανδρών και γυναικών WC',
    'Not only for women',
  ])('[POST-1] ordinary words are left alone: %s', (text) => {
    expect(findTextIssues(text)).toEqual([]);
  });

  it.each([
    'Εγγυημένη Golden Visa',
    'εγγυημένη άδεια παραμονής',
    'σίγουρη golden visa',
    'Golden Visa εγγυημένη',
    'Guaranteed residency',
    'guaranteed golden visa',
    'Golden Visa guaranteed',
    'residency is guaranteed',
  ])('[POST-1] a promised residence permit is found: %s', (text) => {
    expect(kinds(text)).toContain('promise');
  });

  it.each([
    'Κατάλληλο για Golden Visa',
    'May qualify for the Golden Visa',
    'Εγγυημένη ποιότητα κατασκευής',
    'eligible for Golden Visa',
  ])('[POST-1] a suitable home is no promise: %s', (text) => {
    expect(findTextIssues(text)).toEqual([]);
  });

  it.each(['ΔΙΑΜΕΡΙΣΜΑ ΣΤΟ ΧΑΛΑΝΔΡΙ', 'LUXURY APARTMENT WITH VIEW', 'Πωλείται ΕΥΚΑΙΡΙΑ ΜΟΝΑΔΙΚΗ στο κέντρο'])(
    '[POST-1] shouting is hinted at and not refused: %s',
    (text) => {
      expect(kinds(text)).toEqual(['capitals']);
      expect(findTextErrors({ title_el: text })).toEqual({});
    },
  );

  it.each(['ΔΕΗ ΟΤΕ NOVA A/C', 'Θέση ΣΤΑΣΥ και ΕΥΔΑΠ', 'BBQ, CCTV, ΑμεΑ, WC', 'ΕΝΦΙΑ 300 €'])(
    '[POST-1] short names in capitals are not shouting: %s',
    (text) => {
      expect(findTextIssues(text)).toEqual([]);
    },
  );

  it('[POST-1] says what and where, in the words as typed', () => {
    const text = 'Φωτεινό διαμέρισμα. Τηλ. 210 1234567, όχι αλλοδαποί.';
    expect(findTextIssues(text)).toEqual([
      { kind: 'contact', found: '210 1234567', at: text.indexOf('210') },
      { kind: 'unfair', found: 'όχι αλλοδαποί', at: text.indexOf('όχι') },
    ]);
    expect(findTextIssues('Όχι\u0301 αλλοδαποί'.normalize('NFD'))[0]?.kind).toBe('unfair');
  });

  it('[POST-1] the refused ones are shown at their field', () => {
    expect(
      findTextErrors({
        title_el: 'Ωραίο διαμέρισμα',
        title_en: 'Nice flat, call 6912345678',
        description_el: 'Μόνο Έλληνες',
        description_en: 'Guaranteed residency',
      }),
    ).toEqual({ title_en: 'contact_in_text', description_el: 'unfair_words', description_en: 'visa_promise' });
  });

  it('[POST-1] a hostile text of full length takes no longer than an ordinary one, more or less', () => {
    const ordinary = 'Φωτεινό διαμέρισμα 92 τ.μ. στο Χαλάνδρι, με βεράντα και θέα. '.repeat(100).slice(0, 6_000);
    const hostile = [
      '2'.repeat(6_000),
      '2 '.repeat(3_000),
      'a.'.repeat(3_000),
      'οχι '.repeat(1_500),
      '@'.repeat(6_000),
    ];
    for (const text of [
      ...hostile,
      'ένα δύο '.repeat(700),
      'no '.repeat(2_000),
      '210-'.repeat(1_500),
      'μονο '.repeat(1_200),
    ]) {
      const times = timesLonger(
        () => findTextIssues(text),
        () => findTextIssues(ordinary),
      );
      expect(times, text.slice(0, 8)).toBeLessThan(5);
    }
  });
});
