/** A bucket of an S3-compatible store, and the key to it. */
export interface S3Settings {
  /** Origin of the store, such as https://s3.eu-central-1.amazonaws.com. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** How the store is told to encrypt what it keeps; undefined leaves it to the bucket's own rule. */
  readonly encryption: 'AES256' | 'aws:kms' | undefined;
}
