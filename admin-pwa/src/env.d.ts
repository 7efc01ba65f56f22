/** Version of this build, set by vite.config.ts. */
declare const __CONSOLE_VERSION__: string;
