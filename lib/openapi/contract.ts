/** What the service says of itself, written at build time from package.json, the changelog and the endpoints. */
export interface Contract {
  readonly title: string;
  readonly version: string;
  /** Date of the newest released entry of the changelog, `YYYY-MM-DD`. */
  readonly releaseDate: string;
  readonly endpointsCount: number;
  readonly changelogUrl: string;
  readonly sourceUrl: string;
  /** SHA-256 of the canonical (keys sorted, no white space) OpenAPI JSON, hexadecimal. */
  readonly contractHash: string;
  readonly openapi: Readonly<Record<string, unknown>>;
}
