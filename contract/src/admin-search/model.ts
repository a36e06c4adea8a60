/** Where something was found, the likelier first. */
export const searchedFields = [
  'code',
  'id',
  'email',
  'phone',
  'gemi',
  'tax_number',
  'number',
  'mark',
  'name',
  'agency',
  'address',
] as const;
export type SearchedField = (typeof searchedFields)[number];

/** What is found by the number that people were given. */
export const searchedCases = ['report', 'appeal', 'dispute', 'exclusive_case'] as const;
export type SearchedCase = (typeof searchedCases)[number];

export const searchLimits = {
  longest: 120,
  /** Of each kind. */
  shown: 10,
} as const;
