/** EXTS-1: anybody tries a feed. The same bytes for everyone; the form goes to the private page of the result. */

import { getListingRules } from '@estia/contract/listings/listing-rules';
import { validatorMessages as words } from '@estia/contract/sources/validator-messages';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { listFormats } from '../features/sources/validator/describe-check.ts';
import { ValidatorForm } from '../features/sources/validator/ValidatorForm.tsx';
import { ValidatorPage } from '../features/sources/validator/ValidatorPage.tsx';
import { cachePublicFor } from '../platform/cache-headers.ts';
import { settle } from '../platform/failures.ts';
import { getApiClient, getOrigin } from '../platform/load-context.ts';
import { getLocale, stripLocale, useLocale } from '../platform/locale.ts';
import { createPageMeta } from '../platform/page-meta.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const locale = getLocale(url.pathname);
  const rules = await settle(getApiClient(context)('GET /site/rules'));
  return {
    origin: getOrigin(context),
    formats: listFormats(locale),
    photosMin: rules.ok ? getListingRules(rules.value.rules).photosMin : null,
  };
}

export const headers = () => cachePublicFor(600);

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  const locale = getLocale(location.pathname);
  return createPageMeta({
    origin: loaderData?.origin ?? '',
    locale,
    path: stripLocale(location.pathname),
    title: words.title[locale],
    description: words.description[locale],
  });
}

export default function FeedValidator() {
  const { formats, photosMin } = useLoaderData<typeof loader>();
  const locale = useLocale();
  return (
    <ValidatorPage locale={locale} photosMin={photosMin} form={<ValidatorForm locale={locale} formats={formats} />} />
  );
}
