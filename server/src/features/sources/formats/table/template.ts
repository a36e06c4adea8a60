/** Our own table: a header that we read without asking, and one invented listing to write over. */
import { fieldLabels } from '@estia/contract/listings/draft/wizard-field-messages';
import type { ListingFieldName } from '@estia/contract/listings/fields';
import { type Locale, type Pair, pair } from '@estia/contract/pair';
import type { ColumnTarget } from '@estia/contract/sources/column-targets';
import { createCsvWriter } from '../../../../platform/csv.ts';
import { writeWorkbook } from './xlsx-writer.ts';

type TemplateColumn = { target: ColumnTarget; header: Pair; example: Pair };

const field = (target: ListingFieldName, el: string, en = el): TemplateColumn => ({
  target,
  header: fieldLabels[target],
  example: pair(el, en),
});
const column = (target: ColumnTarget, header: Pair, example: Pair): TemplateColumn => ({ target, header, example });
const same = (text: string): Pair => pair(text, text);

const templateColumns: readonly TemplateColumn[] = [
  column('reference', pair('Κωδικός', 'Reference'), same('A-101')),
  column('purpose', pair('Πώληση ή ενοικίαση', 'Sale or rent'), pair('Πώληση', 'Sale')),
  field('type_id', 'Διαμέρισμα', 'Apartment'),
  column('place', pair('Περιοχή', 'District'), pair('Χαλάνδρι', 'Chalandri')),
  field('street', 'Ηρακλείτου', 'Irakleitou'),
  field('street_number', '12'),
  field('postal_code', '15238'),
  column('lat', pair('Γεωγραφικό πλάτος', 'Latitude'), same('38.0213')),
  column('lon', pair('Γεωγραφικό μήκος', 'Longitude'), same('23.7986')),
  field('price', '245000'),
  field('area', '92'),
  field('bed_rooms', '2'),
  field('bath_rooms', '1'),
  field('floor_id', '3ος όροφος', '3rd floor'),
  field('energy_class_id', 'Γ', 'C'),
  field('year_built', '1998'),
  field('condition_id', 'Ανακαινισμένο', 'Renovated'),
  field('heating_id', 'Αυτόνομη με φυσικό αέριο', 'Individual heating (natural gas)'),
  column('features', pair('Χαρακτηριστικά', 'Features'), pair('Ασανσέρ, Διαμπερές', 'Lift, Parking')),
  field('title_el', 'Διαμέρισμα κοντά στην πλατεία'),
  field('description_el', 'Φωτεινό διαμέρισμα με μεγάλη βεράντα.'),
  field('title_en', 'Apartment near the square'),
  field('description_en', 'A bright apartment with a large veranda.'),
  column(
    'photos',
    pair('Φωτογραφίες', 'Photos'),
    same('https://agency.example/1.jpg https://agency.example/2.jpg https://agency.example/3.jpg'),
  ),
];

const listRows = (locale: Locale): string[][] => [
  templateColumns.map(({ header }) => header[locale]),
  templateColumns.map(({ example }) => example[locale]),
];

/** The file that agencies download. */
export function writeTemplate(locale: Locale): string {
  const csv = createCsvWriter(locale);
  return csv.begin + listRows(locale).map(csv.row).join('');
}

export const writeTemplateWorkbook = (locale: Locale): Uint8Array =>
  writeWorkbook(pair('Αγγελίες', 'Listings')[locale], listRows(locale));

export const templateTargets: readonly ColumnTarget[] = templateColumns.map(({ target }) => target);
