/** One file of the documentation site. */
export interface SiteFile {
  /** As in the header, with its charset. */
  readonly mediaType: string;
  readonly content: string | Uint8Array;
  /** Changes whenever the content does. */
  readonly tag: string;
  /** Whether its name changes with its content, so that it can be kept for ever. */
  readonly isNamedByContent: boolean;
}

/** The documentation site as it was built. */
export interface SiteFiles {
  /** @param path below /docs, without a slash at either end; empty for the start page */
  find(path: string): SiteFile | undefined;
  /** The page that says that there is none. */
  readonly notFound: SiteFile;
}

/** Stands in pages for the path under which the service is seen; filled in when a page is sent. */
export const ROOT_MARK = '%ROOT%';
