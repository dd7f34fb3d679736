/**
 * Home folder of functions. The SDK looks for settings there and crashes with `uv_os_homedir` where the user has none. This
 * folder is read-only and has no settings; they are in the environment.
 */
export const HOME = '/var/task';
