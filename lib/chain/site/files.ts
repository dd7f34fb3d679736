/** One file of the documentation site. */
export interface SiteFile {
  /** Value of the `Content-Type` header, with the charset. */
  readonly mediaType: string;
  readonly content: string | Uint8Array;
  /** Changes whenever the content does. */
  readonly tag: string;
  /** Whether the file name changes with the content, so that clients can cache the file indefinitely. */
  readonly isNamedByContent: boolean;
}

/** The built documentation site. */
export interface SiteFiles {
  /** @param path below /docs, without a slash at either end, empty for the start page; or of a root file, with its slash */
  find(path: string): SiteFile | undefined;
  /** The "not found" page. */
  readonly notFound: SiteFile;
}

/** Placeholder in pages for the service's root path; replaced when a page is sent. */
export const ROOT_MARK = '%ROOT%';
