/** How many searches are stored and how long a name may be, for browser and server alike. No schema here. */
export const historyLimits = { browser: 100, server: 200, name: 80 } as const;
