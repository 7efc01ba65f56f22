import type {
  Assertion,
  CreationOptions,
  Registration,
  RequestOptions,
} from '@yiqiao/contract/record/passkey-ceremony';

/** Why a ceremony came to nothing. `left`: the person did not go on. `known`: the device has a passkey of theirs. */
export type CeremonyFault = 'left' | 'known' | 'failed';

/** Passkeys as this browser has them. */
export interface PasskeyBrowser {
  /** Browsers have them on secure pages only. */
  readonly isAble: boolean;
  /** Whether the browser offers them in a field of the page. */
  canOffer(): Promise<boolean>;
  make(options: CreationOptions): Promise<Registration | CeremonyFault>;
  /** @param isOffered in a field of the page, instead of in a window. Ends a ceremony that waits. */
  use(options: RequestOptions, isOffered: boolean): Promise<Assertion | CeremonyFault>;
  /** Ends a ceremony that waits. */
  cancel(): Promise<void>;
}

/** Loaded when a ceremony begins. */
const loadLibrary = () => import('@simplewebauthn/browser');

export function createPasskeyBrowser(): PasskeyBrowser {
  const isAble = isSecureContext && typeof globalThis.PublicKeyCredential === 'function';
  return {
    isAble,
    canOffer: async () =>
      isAble && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true,
    async make(optionsJSON) {
      const { startRegistration } = await loadLibrary();
      return startRegistration({ optionsJSON }).catch(faultOf);
    },
    async use(optionsJSON, useBrowserAutofill) {
      const { startAuthentication } = await loadLibrary();
      return startAuthentication({ optionsJSON, useBrowserAutofill }).catch(faultOf);
    },
    async cancel() {
      const { WebAuthnAbortService } = await loadLibrary();
      WebAuthnAbortService.cancelCeremony();
    },
  };
}

function faultOf(error: unknown): CeremonyFault {
  if (!(error instanceof Error)) throw error;
  if (error.name === 'InvalidStateError') return 'known';
  return error.name === 'NotAllowedError' || error.name === 'AbortError' ? 'left' : 'failed';
}
