/** The addresses under which an agency publishes its listings; off until an owner turns them on. */
import { formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { exportMessages as words } from '@estia/contract/sources/api/api-key-messages';
import type { ApiReply } from '../../../platform/api-client.ts';
import type { FormError } from '../../../platform/forms.ts';
import { CopyableValue } from '../../../ui/CopyableValue.tsx';
import { ActionForm } from '../../../ui/form/ActionForm.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { DescriptionList, Disclosure } from '../../../ui/Panel.tsx';

type Props = {
  locale: Locale;
  formKey: string;
  refusal: FormError | null;
  exported: ApiReply<'GET /sources/export'>['export'];
};

export function ExportLinks({ exported, ...common }: Props) {
  const { locale } = common;
  if (!exported)
    return (
      <div className={grid.group}>
        <p>{words.off[locale]}</p>
        <p className={grid.note}>{words.privacy[locale]}</p>
        <ActionForm {...common} intent="publish" label={words.title[locale]}>
          <div className={grid.actions}>
            <SubmitButton locale={locale} kind="outline">
              {words.turnOn[locale]}
            </SubmitButton>
          </div>
        </ActionForm>
      </div>
    );
  const { created_at, last_read_on } = exported;
  return (
    <div className={grid.group}>
      <DescriptionList
        rows={exported.links.map(({ format, url }) => ({
          label: words.formats[format][locale],
          value: <CopyableValue locale={locale} label={words.formats[format][locale]} shown={url} value={url} />,
        }))}
      />
      <p className={grid.note}>
        {words.since[locale](formatLongDate(created_at, locale))} ·{' '}
        {last_read_on ? words.lastRead[locale](formatLongDate(last_read_on, locale)) : words.neverRead[locale]}
      </p>
      <p className={grid.note}>{words.privacy[locale]}</p>
      <Disclosure quiet summary={words.change[locale]}>
        <p className={grid.note}>{words.changeText[locale]}</p>
        <div className={grid.actions}>
          <ActionForm {...common} intent="publish" label={words.rotate[locale]}>
            <SubmitButton locale={locale} kind="outline">
              {words.rotate[locale]}
            </SubmitButton>
          </ActionForm>
          <ActionForm {...common} intent="end" label={words.turnOff[locale]}>
            <SubmitButton locale={locale} kind="outline" className={grid.danger ?? ''}>
              {words.turnOff[locale]}
            </SubmitButton>
          </ActionForm>
        </div>
      </Disclosure>
    </div>
  );
}
