/** What a column of a table can be read as: a field of a listing, or one of these. */
import { isListingFieldName, type ListingFieldName, listingFieldNames } from '../listings/fields.ts';

const tableTargets = [
  'reference',
  'action',
  'purpose',
  'place',
  'point',
  'address',
  'currency',
  'features',
  'title',
  'description',
  'photos',
] as const;
export type TableTarget = (typeof tableTargets)[number];
export type ColumnTarget = ListingFieldName | TableTarget;

/** What nobody imports: who publishes answers it, or it is found by the place. */
export const unimportedFields: ReadonlySet<ListingFieldName> = new Set([
  'district_id',
  'right_declared',
  'category_id',
]);

export const columnTargets: readonly ColumnTarget[] = [
  ...tableTargets,
  ...listingFieldNames.filter((name) => !unimportedFields.has(name)),
];
export const isColumnTarget = (name: string): name is ColumnTarget => columnTargets.some((target) => target === name);
export const isTableTarget = (name: string): name is TableTarget => tableTargets.some((target) => target === name);

/** Fields whose values are matched: those with a list, and the purpose, which is no field of the form. */
export type MappedField = ListingFieldName | 'purpose';
export const isMappedField = (name: string): name is MappedField => name === 'purpose' || isListingFieldName(name);

/** Several columns fill them together; of all others a file has one. */
export const repeatableTargets: ReadonlySet<ColumnTarget> = new Set(['place', 'photos', 'features', 'description']);

const whereTargets: readonly ColumnTarget[] = ['place', 'point', 'lat', 'address', 'postal_code'];
const requiredTargets = ['reference', 'purpose', 'type_id', 'price', 'area'] as const satisfies readonly ColumnTarget[];
export type RequiredTarget = (typeof requiredTargets)[number] | 'place';

/** Without these every listing of the file is rejected. */
export function listMissingTargets(found: ReadonlySet<ColumnTarget>): RequiredTarget[] {
  const missing: RequiredTarget[] = requiredTargets.filter((target) => !found.has(target));
  return whereTargets.some((target) => found.has(target)) ? missing : [...missing, 'place'];
}

/** Signs that separate the cells of a line. */
export const columnDelimiters = [';', ',', '\t', '|'] as const;
/** Columns with longer names are left out. */
export const maxColumnName = 500;
