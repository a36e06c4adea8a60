/**
 * The press that publishes. A lost answer is asked for again; a draft is published once, so it ends at the one listing.
 */
import type { ErrorCode } from '@estia/contract/errors';
import type { Locale } from '@estia/contract/pair';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../../../platform/api-client.ts';
import { getFailure, getRefusedFields } from '../../../../platform/failures.ts';
import { storeFlash } from '../../../../platform/flash.ts';
import { publishedListingPath } from '../steps.ts';

const RETRY_DELAYS_MS = [1_000, 3_000];

export function usePublish(locale: Locale) {
  const navigate = useNavigate();
  const [lost, setLost] = useState(false);

  const run = async (draftId: number): Promise<{ code: ErrorCode; fields: Record<string, string> } | null> => {
    setLost(false);
    for (let at = 0; ; at += 1) {
      try {
        const done = await callApi('POST /property/create', { body: { draft_id: draftId } });
        await navigate(storeFlash(publishedListingPath(locale, done.for, done.property_id ?? 0, done.review_due_at)), {
          replace: true,
        });
        return null;
      } catch (error) {
        const { code } = getFailure(error);
        const pause = RETRY_DELAYS_MS[at];
        const mayPass = code === 'overloaded' || code === 'internal';
        if (mayPass && pause !== undefined) {
          await new Promise((wait) => setTimeout(wait, pause));
          continue;
        }
        if (mayPass) {
          setLost(true);
          return null;
        }
        const fields = getRefusedFields(error);
        return { code, fields };
      }
    }
  };
  return { run, lost };
}
