import { type ComponentProps, useState } from 'react';
import { useHydrated } from '../../platform/use-hydrated.ts';

type Props = ComponentProps<'textarea'> & { id: string; defaultValue?: string | undefined };

const readText = (id: string): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLTextAreaElement>(`textarea[id="${id}"]`)?.value;

/** Several lines of text. What was typed before script came stays: React would write the served text over it. */
export function TextArea({ defaultValue, ...props }: Props) {
  const isHydrated = useHydrated();
  const [served] = useState(() => ({ text: defaultValue, typed: isHydrated ? undefined : readText(props.id) }));
  return (
    <textarea {...props} defaultValue={defaultValue === served.text ? (served.typed ?? defaultValue) : defaultValue} />
  );
}
