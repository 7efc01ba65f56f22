import * as z from 'zod/mini';
import { endpoint } from '../commands/endpoint.ts';
import {
  changeNoticesSchema,
  endedSubscriptionSchema,
  noticeDeviceSchema,
  noticeEvents,
  noticeTrialSchema,
  ownNoticesSchema,
  subscriptionSchema,
} from '../record/notice.ts';

/** How somebody is told of what happens, on their own devices. */
export const noticeEndpoints = {
  readNotices: endpoint({
    method: 'GET',
    path: '/api/me/notices',
    access: 'person',
    response: ownNoticesSchema,
  }),
  changeNotices: endpoint({
    method: 'PUT',
    path: '/api/me/notices',
    access: 'person',
    request: changeNoticesSchema,
    invalid: `Give \`choices\` with \`order\` (each of ${noticeEvents.join(', ')}, once), \`whose\` (mine, all) and \`quiet\`, if any; or \`stops\`, numbers from 0 to ${noticeEvents.length} by the ids of devices.`,
    response: ownNoticesSchema,
  }),
  /**
   * Tells this device from now on, for as long as this session is not ended; sent again at each start of the console.
   * 201 for a device that was not told before. The session's earlier subscription is replaced, and a device known by
   * its endpoint keeps its id and stop.
   */
  subscribe: endpoint({
    method: 'POST',
    path: '/api/me/subscriptions',
    access: 'person',
    request: subscriptionSchema,
    invalid: 'Give the subscription as the browser made it: `endpoint` and `keys`.',
    response: noticeDeviceSchema,
  }),
  /** Succeeds for one that there is no more, too. */
  unsubscribe: endpoint({
    method: 'DELETE',
    path: '/api/me/subscriptions',
    access: 'person',
    request: endedSubscriptionSchema,
    invalid: 'Give the `endpoint` of the subscription.',
    status: 204,
    response: z.undefined(),
  }),
  /** Sends a notice to the device now, and answers what its push service said. */
  tryDevice: endpoint({
    method: 'POST',
    path: '/api/me/subscriptions/:id/trial',
    access: 'person',
    response: noticeTrialSchema,
  }),
  /** The key with which a browser subscribes; another one than before: subscribe anew. */
  readPushKey: endpoint({
    method: 'GET',
    path: '/api/push',
    access: 'person',
    response: z.object({
      /** A point of P-256, uncompressed, in base64url. */
      publicKey: z.string(),
    }),
  }),
};
