// Lists the flows of prism that the connector uses, with the types of their messages.

/** The request and the response of each flow that sends a request to the processor. */
export const flows = {
  authorize: ['PaymentServiceAuthorizeRequest', 'PaymentServiceAuthorizeResponse'],
  capture: ['PaymentServiceCaptureRequest', 'PaymentServiceCaptureResponse'],
  void: ['PaymentServiceVoidRequest', 'PaymentServiceVoidResponse'],
  refund: ['PaymentServiceRefundRequest', 'RefundResponse'],
  get: ['PaymentServiceGetRequest', 'PaymentServiceGetResponse'],
  refund_get: ['RefundServiceGetRequest', 'RefundResponse'],
} as const;

export type Flow = keyof typeof flows;

/** The flows that read a webhook, without a request to the processor. */
export const webhookFlows = {
  parse_event: ['EventServiceParseRequest', 'EventServiceParseResponse'],
  handle_event: ['EventServiceHandleRequest', 'EventServiceHandleResponse'],
} as const;

export type WebhookFlow = keyof typeof webhookFlows;
