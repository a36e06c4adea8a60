import { describe, expect, inject, it } from 'vitest';
import { openTestApp } from '../../../testing/environment/test-app.ts';
import { enforceRateLimitByNetwork } from '../security/throttle.ts';
import { getNetwork, widerNetworks } from './client-network.ts';

describe('from where somebody asks', () => {
  it('a home of IPv6 is one network, and the networks around it are known', () => {
    expect(getNetwork('2001:db8:1:2ff::9')).toBe('2001:db8:1:2ff');
    expect(widerNetworks('2001:db8:1:2ff').map(({ network }) => network)).toEqual([
      '2001:db8:1:200/56',
      '2001:db8:1/48',
    ]);
    expect(widerNetworks('192.0.2.7')).toEqual([]);
  });

  it('who has a /48 gets no more than a few homes would, and an address of IPv4 as ever', async () => {
    const testApp = await openTestApp(inject('services'));
    try {
      const { db, clock } = testApp.deps;
      const limit = { hits: 5, seconds: 3_600 };
      const admitted = async (address: (n: number) => string) => {
        let taken = 0;
        for (let n = 0; n < 300; n++)
          await enforceRateLimitByNetwork(db, 'test', getNetwork(address(n)), limit, clock()).then(
            () => (taken += 1),
            () => {},
          );
        return taken;
      };
      expect(await admitted((n) => `2001:db8:1:${(n % 256).toString(16)}::1`)).toBe(40);
      expect(await admitted((n) => `2001:db8:2:${((n % 256) * 256).toString(16)}::1`)).toBe(80);
      expect(await admitted(() => '192.0.2.7')).toBe(5);
    } finally {
      await testApp.close();
    }
  });
});
