interface ImportMetaEnv {
  /** `PUBLIC_ORIGIN` of the build, empty or absent when it was not set. */
  readonly PUBLIC_ORIGIN?: string;
}
