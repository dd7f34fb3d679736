/** Which eclipses a request is about. */
export const ECLIPSE_KINDS = ['solar', 'lunar', 'both'] as const;

/** What a picture shows of an eclipse. */
export const ECLIPSE_PICTURES = ['map', 'discs'] as const;
