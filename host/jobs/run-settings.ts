/** Records of a shard: what is lost when a process is killed, a second or so of work and 15 MB of results. */
export const JOB_SHARD_RECORDS = 10_000;

/** Room on the disk that jobs leave to the tables and the log of the service, bytes. */
export const RESERVED_BYTES = 256 * 1024 * 1024;

/** What the system says of a disk that is full, or a quota or a file size that is used up. */
export const DISK_FULL = /\b(ENOSPC|EDQUOT|EFBIG)\b/;
