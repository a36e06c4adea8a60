/** The way to another background, for admins: nobody else loads more than this. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { Locale } from '@estia/contract/pair';
import { type ComponentType, useEffect, useState } from 'react';
import { useSessionUser } from '../../features/site/use-session-user.ts';

type HeroImageControlComponent = ComponentType<{ locale: Locale; isCustom: boolean }>;

export function HeroImageAdmin({ locale, isCustom }: { locale: Locale; isCustom: boolean }) {
  const isAdmin = useSessionUser(undefined)?.role_id === roleIds.admin;
  const [Control, setControl] = useState<HeroImageControlComponent | null>(null);
  useEffect(() => {
    if (isAdmin) void import('./HeroImageControl.tsx').then((loaded) => setControl(() => loaded.default));
  }, [isAdmin]);
  return isAdmin && Control && <Control locale={locale} isCustom={isCustom} />;
}
