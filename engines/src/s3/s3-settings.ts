/** A bucket of an S3-compatible store, and its access key. */
export interface S3Settings {
  /** Origin of the store, such as https://s3.eu-central-1.amazonaws.com. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The encryption to request; undefined leaves it to the bucket's default. */
  readonly encryption: 'AES256' | 'aws:kms' | undefined;
}
