/** «Σε συνεργασία με Άκρον Ακίνητα (ΓΕΜΗ 123456789000)», written while the page is made: the browser carries no word of it. */
import { cooperationLine, cooperationMessages } from '@estia/contract/cooperation/messages';
import type { Property } from '@estia/contract/listings/model';
import type { Locale } from '@estia/contract/pair';

export const formatCooperation = (agencies: NonNullable<Property['cooperation']>, locale: Locale): string =>
  cooperationLine[locale](
    agencies.map(({ name, gcr }) => `${name[locale]} (${cooperationMessages.gemi[locale]} ${gcr})`).join(', '),
  );
