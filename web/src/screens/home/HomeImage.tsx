/** The way to another background, for admins: nobody else loads more than this. */
import type { Locale } from '@estia/contract/pair';
import { type ComponentType, useEffect, useState } from 'react';
import { useLoggedIn } from '../../features/site/use-logged-in.ts';

type Control = ComponentType<{ locale: Locale; own: boolean }>;

const ADMIN = 1;

export function HomeImage({ locale, own }: { locale: Locale; own: boolean }) {
  const isAdmin = useLoggedIn(undefined)?.role_id === ADMIN;
  const [Control, setControl] = useState<Control | null>(null);
  useEffect(() => {
    if (isAdmin) void import('./HomeImageControl.tsx').then((loaded) => setControl(() => loaded.default));
  }, [isAdmin]);
  return isAdmin && Control && <Control locale={locale} own={own} />;
}
