/** Tables as agencies have them: a Greek export of Excel, an English one, and our own template. Invented homes. */
import { zip } from './write-feed.ts';

export const greekTable = `Κωδικός;Συναλλαγή;Τύπος ακινήτου;Περιοχή;Οδός;Αρ.;ΤΚ;Εμβαδόν (τ.μ.);Τιμή;Υ/Δ;Όροφος;Ενεργειακή κλάση;Θέρμανση;Διαθέσιμο από;Περιγραφή;Φωτογραφία 1;Φωτογραφία 2;Σχόλιο γραφείου
ΑΘ-101;Πώληση;Διαμέρισμα;Παγκράτι, Αθήνα;Υμηττού;"45 Β";11633;85,5;185.000 €;2;3ος όροφος;Γ;Φυσικό αέριο;;"Διαμπερές διαμέρισμα
κοντά στο άλσος; με αποθήκη.";https://img.example/101-1.jpg;https://img.example/101-2.jpg;κλειδιά στο γραφείο
ΑΘ-102;Ενοικίαση;Γκαρσονιέρα;Κυψέλη;Φωκίωνος Νέγρη;8;113 61;32 τ.μ.;420;0;Ημιυπόγειο;Ζ;Αυτόνομη;1/12/2026;Στούντιο κατάλληλο για φοιτητές;https://img.example/102-1.jpg;;
ΑΘ-103;Πώληση;Οικόπεδο;Μαραθώνας;;;;4 στρέμματα;95.000;;;;;;Επίπεδο οικόπεδο;;;
ΑΘ-104;Αντιπαροχή;Πύργος ελέγχου;Άγιος Δημήτριος;;;;εκατό;Κατόπιν επικοινωνίας;;;;;31/2/2026;;;;
`;

export const englishTable = `property id,for,type,town,price,living area,bedrooms,year built,coordinates,features,images,Code 7
E-1,sale,Villa,Chania,"1,250,000.00",240.5 sqm,5,2009,"35.5138, 24.0180","Pool, Sea view, Wine cellar",https://img.example/e1.jpg,x
E-2,rent,Apartment,Heraklion,950,80,2,1999,,Furnished,"https://img.example/e2.jpg, https://img.example/e2b.jpg",y
`;

const cell = (value: string, at: number, row: number): string => {
  const reference = `${String.fromCharCode(65 + at)}${row}`;
  return value === ''
    ? ''
    : /^-?\d+(\.\d+)?$/.test(value)
      ? `<c r="${reference}"><v>${value}</v></c>`
      : `<c r="${reference}" t="inlineStr"><is><r><t>${value.slice(0, 2)}</t></r><r><t>${value.slice(2)}</t></r></is></c>`;
};

/** A workbook as spreadsheet programs write it, with shared texts in its first column. */
export function workbook(rows: readonly (readonly string[])[]): Uint8Array {
  const shared = rows.map(([first = '']) => `<si><t>${first}</t></si>`).join('');
  const sheet = rows
    .map((cells, at) => {
      const [, ...others] = cells;
      const row = at + 1;
      return `<row r="${row}"><c r="A${row}" t="s"><v>${at}</v></c>${others.map((value, column) => cell(value, column + 1, row)).join('')}</row>`;
    })
    .join('\n');
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  return zip({
    '[Content_Types].xml': `${head}<Types/>`,
    'xl/workbook.xml': `${head}<workbook ${main} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Ακίνητα" sheetId="1" r:id="rId7"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships><Relationship Id="rId7" Target="worksheets/sheet3.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `${head}<sst ${main}>${shared}</sst>`,
    'xl/worksheets/sheet3.xml': `${head}<worksheet ${main}><sheetData>${sheet}</sheetData></worksheet>`,
  });
}

export const workbookRows = [
  ['reference', 'purpose', 'type_id', 'place', 'price', 'area', 'floor_id', 'available_from', 'energy_class_id'],
  ['X-1', 'sale', 'apartment', 'Χαλάνδρι', '210000', '85.3', '2', '', 'A_PLUS'],
  ['X-2', 'rent', 'Μεζονέτα', 'Νέα Ερυθραία', '1800', '160', 'Ισόγειο', '46357', 'Β+'],
];
