/** Files of the site that clients look for at the root of a host, by their paths below the service's root. */
export const ROOT_FILES = ['/llms.txt', '/llms-full.txt', '/robots.txt', '/favicon.ico', '/favicon.svg'] as const;

export type RootFile = (typeof ROOT_FILES)[number];
