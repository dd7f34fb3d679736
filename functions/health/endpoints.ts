export const endpoints = [] as const;
