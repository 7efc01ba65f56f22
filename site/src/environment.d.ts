interface ImportMetaEnv {
  /** Whether `company.json` has the name that the About page explains. */
  readonly IS_YIQIAO?: boolean;
}
