/** The client has disconnected: there is nobody to answer. */
export class ClientGone extends Error {
  override name = 'ClientGone' as const;
}
