/** The members of a request that choose its zodiac. */
export interface RequestWithZodiac {
  readonly body: {
    readonly zodiac_type: string;
    readonly ayanamsa?: string | undefined;
    readonly user_ayanamsa?: { readonly epoch_jd: number; readonly degrees: number } | undefined;
  };
}

/** What distinguishes the calendar entries of one zodiac from those of another: signs and the moments of ingresses depend on it. */
export const identifyZodiac = ({
  body: { zodiac_type, ayanamsa, user_ayanamsa },
}: RequestWithZodiac): readonly unknown[] => [
  zodiac_type,
  ayanamsa,
  // Spread, so that the identifiers of other zodiacs do not change.
  ...(user_ayanamsa ? [user_ayanamsa.epoch_jd, user_ayanamsa.degrees] : []),
];
