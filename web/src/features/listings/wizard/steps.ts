/** The addresses of the steps. */
import { type Step, steps } from '@estia/contract/listings/fields';
import type { Locale } from '@estia/contract/pair';
import type { Purpose } from '@estia/contract/search/model';
import { to } from '../../../platform/locale.ts';

const HERE = '/dashboard/properties/new-property';

export const stepPath = (locale: Locale, draftId: number | null, step: Step): string =>
  to(locale, draftId === null ? HERE : `${HERE}?draft=${draftId}&step=${step}`);

export const isStep = (text: string | null): text is Step => (steps as readonly string[]).includes(text ?? '');
export const nextStep = (step: Step): Step => steps[Math.min(steps.indexOf(step) + 1, steps.length - 1)] ?? 'finish';
export const stepBefore = (step: Step): Step | null => steps[steps.indexOf(step) - 1] ?? null;

/** The owner's page of an ad. */
export const publishedPath = (locale: Locale, purpose: Purpose, propertyId: number): string =>
  to(locale, `/dashboard/properties/for-${purpose}/${propertyId}?said=published`);
