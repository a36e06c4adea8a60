/** A select in a row whose name says what is asked; the label that is read aloud says all of it. */
import type { ReactNode } from 'react';
import { getFieldId } from '../../../ui/form/Field.tsx';
import form from '../../../ui/form/form.module.css';
import { Icon } from '../../../ui/icon/Icon.tsx';

type Props = {
  name: string;
  label: string;
  defaultValue: string;
  isWrong?: boolean;
  children: ReactNode;
};

export function ChoiceSelect({ name, label, defaultValue, isWrong = false, children }: Props) {
  const id = getFieldId(name);
  return (
    <div className={form.selectBox}>
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={defaultValue}
        aria-invalid={isWrong || undefined}
        className={`${form.input} ${form.select}`}
      >
        {children}
      </select>
      <Icon name="down" />
    </div>
  );
}
