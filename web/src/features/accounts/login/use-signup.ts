/**
 * Registering with script: a field is checked when it is left, the form before it is sent, and what the server refuses is
 * shown in the same page. So whatever was typed stays, the passwords too, which no page is ever given back.
 */

import type { Locale } from '@estia/contract/pair';
import { readProperty } from '@estia/contract/read-property';
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { callApi } from '../../../platform/api-client.ts';
import { getFailure, getRefusedFields } from '../../../platform/failures.ts';
import { storeFlash } from '../../../platform/flash.ts';
import { createFormError, type FormError, type FormValues } from '../../../platform/forms.ts';
import { atFields, createSignupBody, faultsOf, landingPath } from './signup-form.ts';

const valuesOf = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** A message that appears moves what stands below: nothing may move between pressing a button and letting it go. */
function useAfterPress(): (run: () => void) => void {
  const pressed = useRef(false);
  useEffect(() => {
    const down = () => {
      pressed.current = true;
    };
    const up = () => {
      pressed.current = false;
    };
    const listen = { capture: true };
    addEventListener('pointerdown', down, listen);
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, up, listen);
    return () => {
      removeEventListener('pointerdown', down, listen);
      for (const end of ['pointerup', 'pointercancel']) removeEventListener(end, up, listen);
    };
  }, []);
  return (run) => {
    if (!pressed.current) return run();
    const after = () => setTimeout(run);
    addEventListener('pointerup', after, { once: true });
  };
}

type Work = { puzzle: string; answer: string };

type Options = {
  locale: Locale;
  professional: boolean;
  next: string | null;
  /** What the server said of a form that was sent without script. */
  refusal: FormError | undefined;
  /** Does the sum that the server may ask for first. */
  withWork: <T>(send: (proof: Work | undefined) => Promise<T>) => Promise<T>;
};

export function useSignup({ locale, professional, next, refusal: served, withWork }: Options) {
  const [refusal, setRefusal] = useState<FormError | undefined>(served);
  const [errors, setErrors] = useState<Record<string, string>>(served?.fields ?? {});
  const [sending, setSending] = useState(false);
  const isSending = useRef(false);
  const sent = useRef<FormValues>(served?.values ?? {});
  const afterPress = useAfterPress();
  useEffect(() => {
    // The browser kept the page as it was left, on its way to the next one.
    const free = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isSending.current = false;
      setSending(false);
    };
    addEventListener('pageshow', free);
    return () => removeEventListener('pageshow', free);
  }, []);

  const show = (found: FormError) => {
    setRefusal(found);
    setErrors(found.fields);
  };

  /** An empty field is no error before the form is sent. */
  const onBlur = ({ currentTarget: form, target }: FocusEvent<HTMLFormElement>) => {
    const name = readProperty(target, 'name');
    if (typeof name !== 'string' || name === '') return;
    afterPress(() => {
      if (isSending.current) return;
      const values = valuesOf(form);
      const faults = faultsOf(values, professional);
      // Both passwords may be right again, or wrong, by a change of the other.
      const left = name === 'password' ? ['password', 'passwordConfirmation'] : [name];
      // What the server alone could tell stays for as long as nothing else is typed.
      const local = faultsOf(sent.current, professional);
      const asked = Object.fromEntries(Object.entries(sent.current).filter(([each]) => !(each in local)));
      setErrors((known) => {
        const next = { ...known };
        for (const each of left) {
          const typed = (values[each] ?? '') !== '';
          if (faults[each] && typed) next[each] = faults[each];
          else if (!faults[each] && !(each in asked && asked[each] === values[each])) delete next[each];
        }
        return next;
      });
    });
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const values = valuesOf(event.currentTarget);
    const faults = faultsOf(values, professional);
    sent.current = values;
    if (Object.keys(faults).length > 0) return show(createFormError('invalid_input', faults, values));
    isSending.current = true;
    setSending(true);
    try {
      const body = createSignupBody(values, professional, locale);
      const { user } = await withWork((proof_of_work) =>
        callApi('POST /user/register', {
          body: { ...body, ...(proof_of_work ? { proof_of_work } : {}) },
          idempotencyKey: values.form_key,
        }),
      );
      // A page of its own: everything that was fetched for nobody is fetched again.
      location.assign(storeFlash(landingPath(user, next, locale)));
    } catch (error) {
      const fields = getRefusedFields(error);
      show(atFields(createFormError(getFailure(error).code, fields, values)));
      isSending.current = false;
      setSending(false);
    }
  };

  return { refusal, errors, sending, onBlur, onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event) };
}
