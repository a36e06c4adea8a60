export const comparePath = (ids: readonly number[], onlyDifferences = false): string => {
  const parts = [...(ids.length > 0 ? [`ids=${ids.join(',')}`] : []), ...(onlyDifferences ? ['only=differences'] : [])];
  return parts.length > 0 ? `/compare?${parts.join('&')}` : '/compare';
};
