// Generated from openapi/ by `npm run generate`. Never edit.
import type { UnknownCode } from '../../catalogue/labelOf';
export interface paths {
    "/api/read/v1/services/{service_id}/billing/call-detail": {
        parameters: {
            query: {
                /**
                 * @description Month of the bill (YYYYMM), the month in which it is charged, not the month of use.
                 * @example 202611
                 */
                target_month: components["parameters"]["target_month_query"];
            };
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * The calls and SMS of a SIM that a month's bill charges (an extension)
         * @description Only what is charged, not what a flat rate covers. Numbers that were called are masked.
         */
        get: operations["getBillingCallDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/billing/call-sms": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * Calls and SMS of the running month so far
         * @description Up to the day in `until`; a month that is over is in `getBillingCallDetail`.
         */
        get: operations["getBillingCallSms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/billing/refund/billing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * Refund statements
         * @description Newest first. Each is fetched as PDF by `getRefundInvoiceDownload`.
         */
        get: operations["getRefundBilling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/billing/refund/invoice-download": {
        parameters: {
            query: {
                /** @description Id of the statement, as the list gives it. */
                statement_id: components["schemas"]["RefundStatementId"];
            };
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * A refund statement as PDF
         * @description `statement_id` is one of `getRefundBilling`.
         */
        get: operations["getRefundInvoiceDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/campaign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * Benefits and campaigns of the SIM
         * @description Of this SIM alone; fibre has its own in `getFixedCampaign`.
         */
        get: operations["getMobileCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/campaign/cashback/register-account": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * The account for a cashback
         * @description Open from `receive_from` until `receive_until`; `account` is null before one is registered.
         */
        get: operations["getMobileCashbackAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/charge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * What data can be added
         * @description `limit_mb` is how much can still be added; a pack beyond it has `is_available` false.
         */
        get: operations["getCharge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/check-token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * Whether the session may use this SIM, and the link that led here still counts; asked when a mobile page is entered from outside
         * @description A link from outside brings `token`, which ends (`onestop_expired`). Without one only the session is checked.
         */
        get: operations["getCheckToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/contract/call-service": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * Call-flat and other call options
         * @description `past_months` has the calls of earlier months with what each call-flat would have charged, for comparison.
         */
        get: operations["getCallService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/contract/cancel-exchange-price-plan": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * The reserved change of plan that can be taken back
         * @description 404 where no change of the plan is reserved. Its receipt number is what `postCancelExchangePricePlan` takes.
         */
        get: operations["getCancelExchangePricePlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/contract/cancel-exchange-voice-call-fixed-option": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * The reserved change of the call-flat option that can be taken back
         * @description 404 where no change of it is reserved. Its receipt number is what `postCancelExchangePricePlan` takes.
         */
        get: operations["getCancelExchangeVoiceCallFixedOption"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/contract/data-traffic-usage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * Data left, by part in the order of use, and whether it will do
         * @description Parts are in the order in which they are used up. An unlimited plan has `left_mb` and `total_mb` null.
         */
        get: operations["getDataTrafficUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/contract/data-traffic-usage-detail": {
        parameters: {
            query?: {
                /** @description Month of use whose days are wanted; the running month when absent. */
                target_month?: components["schemas"]["Month"];
            };
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * Data used a day in one month, and a month in the last months
         * @description This month where `target_month` is left out; `previous_month` and `next_month` are the ones that can be asked for beside it.
         */
        get: operations["getDataTrafficUsageDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/contract/device-compensation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * Phone protection
         * @description `imei_blocked` says why no other phone can be registered now, and `imei_available_from` from when it can.
         */
        get: operations["getDeviceCompensation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/contract/device-delivery": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * Days and time bands on which a device can be delivered
         * @description The days begin with `earliest_on`, each with its time bands.
         */
        get: operations["getDeviceDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/contract/device-entry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * Devices that can be added, with colours and prices
         * @description Prices are of the whole device and of an instalment; a colour that is sold out stays in the list.
         */
        get: operations["getDeviceEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/contract/device-info": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * SIM and device in use
         * @description Devices are those that were bought or registered, newest first.
         */
        get: operations["getDeviceInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/contract/document": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * Documents of the mobile contract
         * @description Newest first, each with the address of its PDF.
         */
        get: operations["getMobileDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/contract/esim": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * What can be done with the eSIM, and the last activation
         * @description `activation` is one that was issued and not used yet; it is good once.
         */
        get: operations["getEsim"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/contract/fifth-generation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * The 5G option
         * @description `codes` are those that an order can name; `is_area` and `is_device_compatible` say whether it is of use.
         */
        get: operations["getFifthGeneration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/contract/giga-plus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * The extra data that can be received
         * @description What was received already, or not in time, is refused by that name, with its days.
         */
        get: operations["getGigaPlus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/contract/mnp-onestop-align-info": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * Whether the one-stop flow of another carrier fits this customer
         * @description Only after the customer came from the other carrier's page: `numbers` are those that may be taken along.
         */
        get: operations["getMnpOnestopAlignInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/contract/mnp-onestop-quit-info": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * What leaving by the one-stop flow of another carrier means
         * @description Only after the customer came from the other carrier's page, until `expires_at`.
         */
        get: operations["getMnpOnestopQuitInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/contract/mnp-transfer-in": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * Days and times for the activation of a number that moves in
         * @description Only while a number is on its way in; a day without an activation has no times.
         */
        get: operations["getMnpTransferIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/contract/option": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * All options of the SIM
         * @description All at once; each option has a read of its own with more. `operations` are what it takes now.
         */
        get: operations["getMobileOption"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/contract/order-application": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * Applications in progress
         * @description Of this SIM alone; those of the whole account are in `getContractProcedure`.
         */
        get: operations["getOrderApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/contract/premium-band": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * The premium-band option
         * @description `codes` are those that an order can name.
         */
        get: operations["getPremiumBand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/contract/price-plan": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * The plan of the SIM, and the one that follows
         * @description `next` is a change that was ordered, with the last day on which it can be taken back; null without one.
         */
        get: operations["getPricePlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/contract/price-plan-exchange": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * What the plan can be changed to
         * @description Refused where no change is possible, with the reason and the first day on which it is.
         */
        get: operations["getPricePlanExchange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/contract/quit-info": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * What leaving means, and how a cancellation stands
         * @description Read before the cancellation for what it costs and ends, after it for how it stands (`status`).
         */
        get: operations["getMobileQuitInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/contract/rental-wifi-send-back-info": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * Rental Wi-Fi to send back
         * @description What has not arrived by `send_back_by` is charged. Without a rental the list is empty.
         */
        get: operations["getRentalWifiSendBackInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/contract/stop-restart-info": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * Whether the SIM is stopped
         * @description Stopping takes some minutes (`stopping`). `monthly_amount` goes on while the SIM is stopped.
         */
        get: operations["getStopRestartInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/contract/traffic-control": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * The high-speed switch
         * @description `speed` is what the SIM has now: it can be low although the switch is on, when the data is used up.
         */
        get: operations["getTrafficControl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/contract/value-data-free": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * The value data-free option
         * @description `not_counted` is the data that it leaves out of account. With a plan that it isn't for, `operations` is empty and `reason` says why.
         */
        get: operations["getValueDataFree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/contract/virusbustermobile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * The monthly antivirus
         * @description `serial_number` sets it up, on as many devices as `devices_max` says.
         */
        get: operations["getVirusBusterMobile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/data-advance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * What of next month's data can be used in advance
         * @description What is taken is missing next month. `accept_until` is before the month's end.
         */
        get: operations["getDataAdvance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/packet-gift": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * What can be given now, and the gifts given and received
         * @description The entry of the procedure. When nothing can be given it is refused with the reason, and with the day from which it is possible where that is known; gifts that were given stay listed in the refusal.
         */
        get: operations["getPacketGift"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/packet-gift-code": {
        parameters: {
            query: {
                /** @description Receipt number of the gift, as the list or the write gave it. */
                receipt_number: components["schemas"]["ReceiptNumber"];
            };
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * Codes and state of one gift given by this number
         * @description By the gift's receipt number. While the codes are being made it is refused with `packet_gift_code_cant_get_in_code`.
         */
        get: operations["getPacketGiftCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/packet-gift-request": {
        parameters: {
            query: {
                /** @description Authentication code, as the giver told it. */
                auth_code: components["schemas"]["GiftAuthCode"];
                /** @description Gift code, as the giver told it. */
                gift_code: components["schemas"]["GiftCode"];
            };
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * What two codes stand for, before the gift is received
         * @description Looks only: `postPacketGiftRequest` receives the gift.
         */
        get: operations["getPacketGiftRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read/v1/services/{service_id}/settings-restriction": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        /**
         * Which procedures are not possible now, and why
         * @description To be read before a procedure is begun; an empty list means that all are open.
         */
        get: operations["getSettingsRestriction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Kind of bank account.
         *     - ordinary: 普通
         *     - current: 当座
         *     - savings: 貯蓄
         * @enum {string}
         */
        AccountKind: "ordinary" | "current" | "savings";
        /** @description What data costs that is added in this plan; absent where that is not known, and for unlimited plans. An extension (docs/decisions.md). */
        AddedData: {
            /** @description Most that can be added in a month (MB). */
            limit_mb: components["schemas"]["DataMb"];
            /** @description Amounts to choose from, each as often as wanted within the limit. */
            options: components["schemas"]["AddedDataOption"][];
            /** @description Months after the one in which it is added, until whose end it can be used; 0 when it ends with that month. */
            usable_months: number;
        };
        AddedDataOption: {
            /** @description Data that is added (MB). */
            amount_mb: components["schemas"]["DataMb"];
            /** @description Its price (yen). */
            price: components["schemas"]["Yen"];
        };
        /**
         * Format: date
         * @description First day on which it is possible again; null when no day is known.
         */
        AvailableFrom: string | null;
        BadRequestError: {
            /** @description - bad_request: 入力に誤りがあります */
            code: "bad_request" | components["schemas"]["UnknownCode"];
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        CallCharge: {
            /** @description Charge (yen), 11 yen for 30 seconds. */
            amount: components["schemas"]["Yen"];
            /** @description Calls made. */
            count: number;
            /** @description Time that is charged (s), without what the flat rate covers. */
            seconds: number;
        };
        CallDetail: {
            month: components["schemas"]["Month"];
            /** @description Calls and SMS together in yen, as the bill charges them. */
            total: components["schemas"]["Yen"];
            /** @description The month of use that it charges, YYYYMM. */
            usage_month: components["schemas"]["Month"];
            /** @description The calls and SMS that are charged, in order of time; not those within a flat rate. */
            uses: components["schemas"]["ChargedUse"][];
        };
        CallFee: {
            /** @description Fee a month (yen). */
            monthly_fee: components["schemas"]["Yen"];
            /** @description Name, as the bill has it. */
            name: string;
        };
        /**
         * @description Call-flat option, with its fee a month.
         *     - flat_rate: なし(0円)
         *     - three_minutes: 3分かけ放題(660円)
         *     - five_minutes: 5分かけ放題(490円)
         *     - ten_minutes: 10分かけ放題(880円)
         *     - unlimited: かけ放題(無制限)(1,430円)
         * @enum {string}
         */
        CallFlat: "flat_rate" | "three_minutes" | "five_minutes" | "ten_minutes" | "unlimited";
        CallFlatChoice: {
            /** @description The call-flat option. */
            call_flat: components["schemas"]["CallFlat"] | components["schemas"]["UnknownCode"];
            /** @description True for the option now. */
            is_current: boolean;
            /** @description Fee a month (yen). */
            monthly_fee: components["schemas"]["Yen"];
            /** @description Name to show. */
            name: string;
            /** @description Plans with which it can be chosen. */
            plan_codes: (components["schemas"]["MobilePlanCode"] | components["schemas"]["UnknownCode"])[];
            /** @description Which flat rate it is; null for none. */
            plan_type: (components["schemas"]["MobilePlanType"] | components["schemas"]["UnknownCode"]) | null;
        };
        CallFlatFee: {
            call_flat: components["schemas"]["CallFlat"] | components["schemas"]["UnknownCode"];
            /** @description False where the plan does not allow it. */
            can_choose: boolean;
            /** @description Fee a month (yen). */
            monthly_fee: components["schemas"]["Yen"];
            /** @description Name to show. */
            name: string;
            /** @description Which flat rate it is; null for none. */
            plan_type: (components["schemas"]["MobilePlanType"] | components["schemas"]["UnknownCode"]) | null;
        };
        CallService: {
            /** @description The call-flat option now. */
            call_flat: components["schemas"]["CallFlat"] | components["schemas"]["UnknownCode"];
            /** @description Options to choose from. */
            call_flats: components["schemas"]["CallFlatFee"][];
            /**
             * @description Charge for 30 seconds beyond the flat rate (yen).
             * @constant
             */
            excess_fee: 11;
            /** @description Option that was applied for; null when none was. */
            next_call_flat: (components["schemas"]["CallFlat"] | components["schemas"]["UnknownCode"]) | null;
            /** @description First day of that option; null when none was applied for. */
            next_starts_on: components["schemas"]["Day"] | null;
            /** @description Calls of the last months of use that are over, the newest first; absent where they are not kept. An extension (docs/decisions.md). */
            past_months?: components["schemas"]["PastCalls"][];
            /** @description Other services. */
            services: components["schemas"]["CallServiceItem"][];
            /** @description Special calling plan; null where there is none. */
            special_calling: (components["schemas"]["SpecialCallingPlanCode"] | components["schemas"]["UnknownCode"]) | null;
            /** @description First day of what is chosen today. */
            starts_on: components["schemas"]["Day"];
        };
        CallServiceItem: {
            /** @description False where it cannot be changed now. */
            can_change: boolean;
            /** @description Fee a month (yen). */
            monthly_fee: components["schemas"]["Yen"];
            /** @description Name to show. */
            name: string;
            service: components["schemas"]["CallServiceKey"] | components["schemas"]["UnknownCode"];
            status: components["schemas"]["MobileOptionStatus"] | components["schemas"]["UnknownCode"];
        };
        /**
         * @description Other call service.
         *     - voice_mail: 留守番電話
         *     - call_waiting: 割込通話
         *     - call_forwarding: 転送電話
         *     - nuisance_call_block: 迷惑電話ブロック
         *     - international_call: 国際電話
         * @enum {string}
         */
        CallServiceKey: "voice_mail" | "call_waiting" | "call_forwarding" | "nuisance_call_block" | "international_call";
        CallSms: {
            /** @description Calls and SMS together (yen). */
            amount: components["schemas"]["Yen"];
            call: components["schemas"]["CallCharge"];
            /** @description The call-flat option; null for a SIM without calls. */
            call_flat: (components["schemas"]["CallFlat"] | components["schemas"]["UnknownCode"]) | null;
            /** @description Month of use. */
            month: components["schemas"]["Month"];
            sms: components["schemas"]["SmsCharge"];
            /** @description Last day that is counted. */
            until: components["schemas"]["Day"];
        };
        CancelExchangeRefusal: {
            /** @description Last day on which it could be taken back. */
            cancel_until: components["schemas"]["Day"];
            /** @description - cancel_error: 取り消せない */
            code: "cancel_error" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        Charge: {
            /** @description Data added this month (MB). */
            added_mb: components["schemas"]["DataMb"];
            category: components["schemas"]["ChargeCategory"] | components["schemas"]["UnknownCode"];
            /** @description Data left now (MB). */
            data_left_mb: components["schemas"]["DataMb"];
            /** @description Most that can still be added this month (MB). */
            limit_mb: components["schemas"]["DataMb"];
            /** @description Last day of a line that ends before the data would; null otherwise. No data is good after it. */
            line_ends_on: components["schemas"]["Day"] | null;
            /** @description Choices, the smallest first. */
            options: components["schemas"]["ChargeOption"][];
            /** @description How it is paid. */
            payment_method: string;
        };
        /**
         * @description Kind of charge, by plan family.
         *     - normal: 通常プラン
         *     - neo: NEOプラン
         * @enum {string}
         */
        ChargeCategory: "normal" | "neo";
        ChargedUnits: {
            call_flat: components["schemas"]["CallFlat"] | components["schemas"]["UnknownCode"];
            /** @description Begun 30 seconds beyond what the option covers, over all calls. */
            units: number;
        };
        ChargedUse: {
            /** @description What it costs (yen). */
            amount: components["schemas"]["Yen"];
            /** @description Time that is charged in seconds; null for an SMS. */
            duration_seconds: number | null;
            kind: components["schemas"]["ChargedUseKind"] | components["schemas"]["UnknownCode"];
            /**
             * Format: date-time
             * @description When it began or was sent.
             */
            started_at: string;
            /** @description The number called or written to, its last four digits masked. */
            to: string;
        };
        /**
         * @description - call: 通話
         *     - sms: SMS
         * @enum {string}
         */
        ChargedUseKind: "call" | "sms";
        ChargeOption: {
            /** @description Data (MB). */
            amount_mb: components["schemas"]["DataMb"];
            /** @description Last day of use. */
            expires_on: components["schemas"]["Day"];
            /** @description False where it exceeds what can still be added. */
            is_available: boolean;
            /** @description Code of the choice. */
            option_code: string;
            /** @description Price (yen), charged once. */
            price: components["schemas"]["Yen"];
        };
        ChargeRefusal: {
            available_from: components["schemas"]["AvailableFrom"];
            /**
             * @description - charge_limit_over: 今月追加できる量を超えた
             *     - not_eligible: ご契約のプランは対象外
             *     - suspended: 利用停止中
             *     - unpaid: お支払いの確認待ち
             */
            code: ("charge_limit_over" | "not_eligible" | "suspended" | "unpaid") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        CheckedToken: {
            contract_type: components["schemas"]["ContractType"] | components["schemas"]["UnknownCode"];
            /**
             * Format: date-time
             * @description When the session's credentials expire unless they are renewed.
             */
            expires_at: string;
            service_id: components["schemas"]["ServiceId"];
            sim_tel: components["schemas"]["PhoneNumber"];
        };
        CheckTokenRefusal: {
            /** @description - onestop_expired: リンクの期限切れ */
            code: "onestop_expired" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        /**
         * @description Contract type of a SIM.
         *     - mobile_data: データ専用
         *     - mobile_sms: データ+SMS
         *     - mobile_voice: 音声
         * @enum {string}
         */
        ContractType: "mobile_data" | "mobile_sms" | "mobile_voice";
        DataAdvance: {
            /** @description Until when it can be applied for this month. */
            accept_until: components["schemas"]["Moment"];
            /** @description Used in advance this month so far (MB). */
            advanced_mb: components["schemas"]["DataMb"];
            /** @description Data left now (MB). */
            data_left_mb: components["schemas"]["DataMb"];
            /** @description Fee (yen). */
            fee: components["schemas"]["Yen"];
            /** @description Most that can be used in advance now (MB). */
            limit_mb: components["schemas"]["DataMb"];
            /** @description Data of next month before anything is taken from it (MB). */
            next_month_mb: components["schemas"]["DataMb"];
            /** @description Step between two amounts (MB). */
            unit_mb: components["schemas"]["DataMb"];
        };
        DataAdvanceRefusal: {
            available_from: components["schemas"]["AvailableFrom"];
            /**
             * @description - data_advance_over_capacity: 前借りできる量を超えた
             *     - data_advance_out_of_period: 受付期間外
             *     - data_advance_not_possible: お申し込み不可
             */
            code: ("data_advance_over_capacity" | "data_advance_out_of_period" | "data_advance_not_possible") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        DataForecast: {
            /** @description Average of a day of this month (MB). */
            average_mb: components["schemas"]["DataMb"];
            /** @description Days left in this month, today included. */
            days_left: number;
            /**
             * Format: date
             * @description Day on which the data runs out at this pace; null when it does not run out this month.
             */
            runs_out_on: string | null;
            state: components["schemas"]["DataForecastState"] | components["schemas"]["UnknownCode"];
        };
        /**
         * @description Whether the data lasts to the end of the month at the pace of this month.
         *     - enough: 月末まで足ります
         *     - short: 月末までに足りなくなりそうです
         *     - used_up: 使い切りました
         *     - unlimited: 無制限です
         *     - unknown: 予測できません
         * @enum {string}
         */
        DataForecastState: "enough" | "short" | "used_up" | "unlimited" | "unknown";
        /** @description Amount of data in MB (1 GB = 1,000 MB). */
        DataMb: number;
        DataPart: {
            /**
             * Format: date
             * @description Last day of use after the carry-over; null where nothing is carried over.
             */
            carry_over_until: string | null;
            /**
             * Format: date
             * @description Last day of use; for the part of this month the last day before it becomes carry-over.
             */
            expires_on: string;
            kind: components["schemas"]["DataPartKind"] | components["schemas"]["UnknownCode"];
            /** @description Data left of this part (MB); null when unlimited. */
            left_mb: number | null;
            /** @description Data of this part at first (MB); null when unlimited. */
            total_mb: number | null;
            /** @description Data used of this part (MB). */
            used_mb: components["schemas"]["DataMb"];
        };
        /**
         * @description Part of the data.
         *     - gift: 受け取ったデータ(贈られたもの、ギガプラス)
         *     - carry_over: 先月の繰り越し
         *     - this_month: 今月分
         *     - charge: 追加したデータ
         * @enum {string}
         */
        DataPartKind: "gift" | "carry_over" | "this_month" | "charge";
        DataTrafficUsage: {
            /** @description When this was measured. */
            as_of: components["schemas"]["Moment"];
            forecast: components["schemas"]["DataForecast"];
            /** @description True for the unlimited plans. */
            is_unlimited: boolean;
            /** @description Data left in all parts (MB); null when unlimited. */
            left_mb: number | null;
            /** @description Parts in the order in which they are used up; a part with nothing left stays in the list until the month ends. */
            parts: components["schemas"]["DataPart"][];
            /** @description What the parts held at first, left and used (MB); null when unlimited. */
            total_mb: number | null;
            /** @description Data used this month (MB). */
            used_mb: components["schemas"]["DataMb"];
        };
        DataTrafficUsageDetail: {
            /** @description When this was measured. */
            as_of: components["schemas"]["Moment"];
            /** @description Average of a day of the month (MB), of its days so far. */
            average_mb: components["schemas"]["DataMb"];
            /**
             * Format: date
             * @description Day of the month on which most was used; null when nothing was used.
             */
            busiest_day: string | null;
            /** @description Days of the month from its first (or the first of the contract) to today or its last. */
            days: components["schemas"]["DayUsage"][];
            /** @description Last months, the newest first. */
            months: components["schemas"]["MonthUsage"][];
            /** @description Month after (YYYYMM); null when it has not begun. */
            next_month: string | null;
            /** @description Month before (YYYYMM); null when there is none to show. */
            previous_month: string | null;
            /** @description The month whose days these are. */
            target_month: components["schemas"]["Month"];
            /** @description Data used in the month (MB). */
            used_mb: components["schemas"]["DataMb"];
        };
        /**
         * Format: date
         * @description A day in Japan.
         */
        Day: string;
        DayUsage: {
            /** @description The day. */
            date: components["schemas"]["Day"];
            /** @description Data used that day (MB). */
            used_mb: components["schemas"]["DataMb"];
        };
        DeliveryBand: {
            band: components["schemas"]["TimeBand"] | components["schemas"]["UnknownCode"];
            /** @description False where the band is full. */
            can_choose: boolean;
        };
        DeliveryDay: {
            /** @description The six time bands; empty where the day cannot be chosen. */
            bands: components["schemas"]["DeliveryBand"][];
            /** @description False where the table says 選択できません. */
            can_choose: boolean;
            /** @description The day. */
            date: components["schemas"]["Day"];
            /** @description True for a public holiday. */
            is_holiday: boolean;
        };
        Device: {
            /** @description Colours. */
            colours: components["schemas"]["DeviceColour"][];
            /** @description Code of the device. */
            device_code: string;
            /** @description Price a month (yen); null where instalments are not possible. */
            instalment_amount: components["schemas"]["Yen"] | null;
            /** @description Number of instalments; null where they are not possible. */
            instalment_count: number | null;
            /** @description True for a device without a slot for a SIM card. */
            is_esim_only: boolean;
            /** @description Maker. */
            maker: string;
            /** @description Name to show. */
            name: string;
            /** @description Price (yen), paid at once. */
            price: components["schemas"]["Yen"];
        };
        DeviceColour: {
            /** @description Code of the colour. */
            colour_code: string;
            /** @description False while it is out of stock. */
            in_stock: boolean;
            /** @description Name to show. */
            name: string;
        };
        DeviceCompensation: {
            /** @description Protected device; null when not in use. */
            device_name: string | null;
            /** @description IMEI (端末製造番号) that is registered; null when not in use. */
            imei: string | null;
            /** @description First day on which the IMEI can be changed; null when that is now or not known. */
            imei_available_from: components["schemas"]["Day"] | null;
            /** @description Why the IMEI cannot be changed; null when it can. */
            imei_blocked: (components["schemas"]["PhoneProtectionImeiCode"] | components["schemas"]["UnknownCode"]) | null;
            /** @description What is possible now. */
            operations: (components["schemas"]["PhoneProtectionOperation"] | components["schemas"]["UnknownCode"])[];
            option: components["schemas"]["MobileOption"];
        };
        DeviceDelivery: {
            /** @description Where it is delivered. */
            address: string;
            /** @description Days of the table, from tomorrow on. */
            days: components["schemas"]["DeliveryDay"][];
            /** @description First day that can be chosen: 3 days after today. */
            earliest_on: components["schemas"]["Day"];
            /** @description Why days cannot be chosen; null when all can. */
            note: string | null;
            /** @description Name of the receiver. */
            receiver: string;
            zip_code: components["schemas"]["PostalCode"];
        };
        DeviceEntry: {
            /** @description Devices, the newest first; empty when none is offered. */
            devices: components["schemas"]["Device"][];
            /** @description Fee of the procedure (yen). */
            fee: components["schemas"]["Yen"];
        };
        DeviceEntryRefusal: {
            available_from: components["schemas"]["AvailableFrom"];
            /**
             * @description - shipping: 発送の手続き中
             *     - not_eligible: ご契約のプランは対象外
             *     - quitting: 解約の手続き中
             *     - unpaid: お支払いの確認待ち
             */
            code: ("shipping" | "not_eligible" | "quitting" | "unpaid") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        DeviceInfo: {
            /** @description Devices bought or registered, the newest first. */
            devices: components["schemas"]["UsedDevice"][];
            /** @description The SIM. */
            sim: components["schemas"]["SimInfo"];
        };
        Esim: {
            /** @description Activation that was issued and not used yet; null when there is none. */
            activation: components["schemas"]["EsimActivation"] | null;
            /** @description EID registered now; null when there is none. */
            eid: string | null;
            /** @description The three procedures. */
            operations: components["schemas"]["EsimChoice"][];
            sim_kind: components["schemas"]["SimKind"] | components["schemas"]["UnknownCode"];
        };
        EsimActivation: {
            /** @description Activation code. */
            activation_code: string;
            /** @description Last day on which it can be used. */
            expires_on: components["schemas"]["Day"];
            /**
             * @description It can be used once.
             * @constant
             */
            is_once: true;
            /** @description What the QR code holds (LPA:1$address$code). */
            qr_text: string;
            receipt_number: components["schemas"]["ReceiptNumber"];
            /** @description SM-DP+ address. */
            smdp_address: string;
        };
        EsimChoice: {
            /** @description False where it does not apply. */
            can_choose: boolean;
            /**
             * @description Fee (yen).
             * @constant
             */
            fee: 440;
            /** @description True where an EID has to be entered. */
            needs_eid: boolean;
            operation: components["schemas"]["EsimOperation"] | components["schemas"]["UnknownCode"];
            /** @description Why it does not apply; null when it does. */
            reason: string | null;
        };
        /**
         * @description Procedure of the eSIM.
         *     - exchange: SIMカードからeSIMへの変更
         *     - issue: eSIMの発行
         *     - reissue: eSIMの再発行
         * @enum {string}
         */
        EsimOperation: "exchange" | "issue" | "reissue";
        EsimRefusal: {
            available_from: components["schemas"]["AvailableFrom"];
            /**
             * @description - esim_in_progress: eSIMの手続き中
             *     - device_not_compatible: eSIMに対応していない機種
             *     - quitting: 解約の手続き中
             *     - suspended: 利用停止中
             */
            code: ("esim_in_progress" | "device_not_compatible" | "quitting" | "suspended") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        FieldError: {
            /** @description Japanese text to show at the field. */
            message: string;
            /** @description Field of the request; a dot leads into an object. */
            name: string;
        };
        /** @description What is wrong, for each field that is wrong; only with `bad_request`. */
        FieldErrors: components["schemas"]["FieldError"][];
        FifthGeneration: {
            /** @description Kinds that can be chosen. */
            codes: (components["schemas"]["FifthGenerationCode"] | components["schemas"]["UnknownCode"])[];
            /** @description True where the address is in the 5G area. */
            is_area: boolean;
            /** @description True where the device can use 5G; null when none is registered. */
            is_device_compatible: boolean | null;
            option: components["schemas"]["MobileOption"];
        };
        /**
         * @description Kind of the 5G option.
         *     - VO3232: 5Gオプション
         *     - VO3242: 5Gサービス S
         *     - VO3252: 5Gサービス A
         * @enum {string}
         */
        FifthGenerationCode: "VO3232" | "VO3242" | "VO3252";
        /** @description Authentication code (認証コード). */
        GiftAuthCode: string;
        /** @description Gift code (ギフトコード), shown as 4-4. */
        GiftCode: string;
        /** @description Amount of a gift (MB), in steps of 500 MB. */
        GiftMb: number;
        /** @description Short message to the receiver; null when there is none. */
        GiftMessage: string | null;
        GigaPlus: {
            /** @description Data (MB). */
            amount_mb: components["schemas"]["DataMb"];
            /** @description Data left now (MB); null when unlimited. */
            data_left_mb: components["schemas"]["DataMb"] | null;
            /** @description Id of what can be received. */
            giga_plus_id: string;
            /** @description Last day on which it can be received. */
            receive_until: components["schemas"]["Day"];
            /** @description Why it is given. */
            title: string;
            /** @description Last day of use once it is received. */
            usable_until: components["schemas"]["Day"];
        };
        GigaPlusMissing: {
            /** @description - giga_plus_not_exist: 受け取るものがない */
            code: "giga_plus_not_exist" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        GigaPlusRefusal: {
            /** @description Data (MB). */
            amount_mb: components["schemas"]["DataMb"];
            /**
             * @description - giga_plus_receipt_complete: 受け取り手続き済み
             *     - giga_plus_receipt_expired: 受け取り期限切れ
             */
            code: ("giga_plus_receipt_complete" | "giga_plus_receipt_expired") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
            /** @description Last day on which it could be received. */
            receive_until: components["schemas"]["Day"];
            /** @description When it was received; null when it was not. */
            received_at: components["schemas"]["Moment"] | null;
        };
        Link: {
            /** @description Words of the link. */
            text: string;
            type: components["schemas"]["LinkType"] | components["schemas"]["UnknownCode"];
            /**
             * Format: uri-reference
             * @description A path of this site, or an https address.
             */
            url: string;
        };
        /**
         * @description Where a link leads.
         *     - internal: このサイトの画面
         *     - external: ほかのサイト(新しいウィンドウ)
         * @enum {string}
         */
        LinkType: "internal" | "external";
        MaintenanceNotice: {
            /** @description - maintenance: システムメンテナンス中 */
            code: "maintenance" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
            /**
             * Format: date-time
             * @description When it is expected to end; absent when nobody knows yet.
             */
            until?: string;
        };
        MaskedAccount: {
            /** @description Name of the bank. */
            bank_name: string;
            /** @description Name of the branch. */
            branch_name: string;
            kind: components["schemas"]["AccountKind"] | components["schemas"]["UnknownCode"];
            /** @description Account number, masked but for its last 4 digits. */
            number: string;
        };
        /** @description Japanese text for people who have no better one for the code. */
        Message: string;
        /** @description The same as HTML, where it has a structure or a link: a fragment of p, br, strong, ul, ol, li, dl, dt, dd and a. The portal sanitises it and shows it in the alert instead of words of its own. */
        MessageHtml: string;
        MnpDay: {
            /** @description The day. */
            date: components["schemas"]["Day"];
            /** @description True for a public holiday. */
            is_holiday: boolean;
            /** @description Times; empty on a day without activation. */
            slots: components["schemas"]["MnpSlot"][];
        };
        MnpNumber: {
            /** @description Last day of the number. */
            expires_on: components["schemas"]["Day"];
            /** @description MNP reservation number. */
            number: string;
        };
        MnpSlot: {
            /** @description False where it is full. */
            is_available: boolean;
            /** @description When the activation starts. */
            starts_at: components["schemas"]["Moment"];
        };
        MnpTransferIn: {
            /** @description Days with their times. */
            days: components["schemas"]["MnpDay"][];
            /** @description Carrier from which it comes. */
            from_carrier: string;
            /** @description How long calls are not possible (minutes). */
            interruption_minutes: number;
            /** @description Number that moves in. */
            phone: components["schemas"]["PhoneNumber"];
            /** @description MNP reservation number. */
            reserve_number: string;
            /** @description Last day of the reservation number. */
            reserve_number_expires_on: components["schemas"]["Day"];
            /** @description Activation that is reserved already; null when none is. */
            reserved_at: components["schemas"]["Moment"] | null;
        };
        MnpTransferInRefusal: {
            /**
             * @description - mnp_transfer_in_reserve_number_expired: MNP予約番号の期限切れ
             *     - mnp_transfer_in_available_time_none: 開通予約の空きがない
             *     - not_one_target: 対象が1件に決まらない
             */
            code: ("mnp_transfer_in_reserve_number_expired" | "mnp_transfer_in_available_time_none" | "not_one_target") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
            /** @description Last day of the reservation number; null when there is none. */
            reserve_number_expires_on: components["schemas"]["Day"] | null;
        };
        MobileCampaign: {
            /** @description Amount (yen); null where it is no money. */
            amount: components["schemas"]["Yen"] | null;
            /** @description Id of the campaign. */
            campaign_id: string;
            /** @description Status of a cashback; null for other kinds. */
            cashback_status: (components["schemas"]["MobileCashbackStatusCode"] | components["schemas"]["UnknownCode"]) | null;
            /**
             * Format: date
             * @description Last day; 9999-12-31 where it does not end.
             */
            ends_on: string;
            kind: components["schemas"]["MobileCampaignKind"] | components["schemas"]["UnknownCode"];
            /** @description Where to go on; null where nothing is asked. */
            link: components["schemas"]["Link"] | null;
            /** @description First day. */
            starts_on: components["schemas"]["Day"];
            /** @description What it is. */
            text: string;
            /** @description Title to show. */
            title: string;
        };
        /**
         * @description Kind.
         *     - cashback: キャッシュバック
         *     - discount: 割引
         *     - data: データの特典
         *     - open: 開催中のキャンペーン
         * @enum {string}
         */
        MobileCampaignKind: "cashback" | "discount" | "data" | "open";
        MobileCampaigns: {
            /** @description Those that ask for an action first. */
            campaigns: components["schemas"]["MobileCampaign"][];
        };
        MobileCashback: {
            /** @description Account that is registered; null when there is none. */
            account: components["schemas"]["MaskedAccount"] | null;
            /** @description Amount (yen). */
            amount: components["schemas"]["Yen"];
            /** @description Id of the campaign. */
            campaign_id: string;
            /** @description Name of the customer in katakana; the account must have the same. */
            holder_kana: string;
            /** @description Day of the payment, done or planned; null when not known. */
            paid_on: components["schemas"]["Day"] | null;
            /** @description First day on which it can be received. */
            receive_from: components["schemas"]["Day"];
            /** @description Last day on which it can be received. */
            receive_until: components["schemas"]["Day"];
            status: components["schemas"]["MobileCashbackStatusCode"] | components["schemas"]["UnknownCode"];
            /** @description Title to show. */
            title: string;
        };
        MobileCashbackRefusal: {
            /**
             * @description - register_account_cashback_procedure_complete: 入金手続き済み
             *     - cashback_not_eligible: キャッシュバック対象外
             *     - cashback_expired: 受け取り期限切れ
             */
            code: ("register_account_cashback_procedure_complete" | "cashback_not_eligible" | "cashback_expired") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        /**
         * @description Status of a cashback.
         *     - 0: 受け取り期間前
         *     - 1: 振り込み済み
         *     - 2: 期限切れ
         *     - 3: 権利消滅
         *     - 4: 振り込みエラー
         *     - 5: 手続き中
         *     - 6: 手続き前
         *     - 7: 口座名義の誤り
         * @enum {string}
         */
        MobileCashbackStatusCode: "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7";
        MobileDocument: {
            /** @description Id of the document. */
            document_id: string;
            /** @description Day of issue. */
            issued_on: components["schemas"]["Day"];
            /** @description Title to show. */
            title: string;
            type: components["schemas"]["MobileDocumentType"] | components["schemas"]["UnknownCode"];
            /**
             * Format: uri
             * @description Address of the PDF.
             */
            url: string;
        };
        MobileDocuments: {
            /** @description Documents, the newest first. */
            documents: components["schemas"]["MobileDocument"][];
        };
        /**
         * @description Kind of a document.
         *     - contract: 契約書面
         *     - important_terms: 重要事項説明書
         *     - change_notice: 変更のお知らせ
         *     - quit_notice: 解約のお知らせ
         * @enum {string}
         */
        MobileDocumentType: "contract" | "important_terms" | "change_notice" | "quit_notice";
        MobileOption: {
            /** @description Option code; null where the option has none. */
            code: (components["schemas"]["MobileOptionCode"] | components["schemas"]["UnknownCode"]) | null;
            key: components["schemas"]["MobileOptionKey"] | components["schemas"]["UnknownCode"];
            /** @description Fee a month (yen); null where the provider does not name one. */
            monthly_fee: components["schemas"]["Yen"] | null;
            /** @description Name to show. */
            name: string;
            /** @description What is possible now. */
            operations: (components["schemas"]["MobileOptionOperation"] | components["schemas"]["UnknownCode"])[];
            /** @description Change in progress; null when there is none. */
            pending: components["schemas"]["PendingChange"] | null;
            /** @description Why nothing is possible; null when something is. */
            reason: string | null;
            /** @description First day of use; null when not in use. */
            started_on: components["schemas"]["Day"] | null;
            status: components["schemas"]["MobileOptionStatus"] | components["schemas"]["UnknownCode"];
        };
        /**
         * @description Option code.
         *     - VO3122: 端末補償
         *     - VO3132: プレミアムバンド
         *     - VO3222: プレミアムバンド(第2種)
         *     - VO3232: 5Gオプション
         *     - VO3242: 5Gサービス S
         *     - VO3252: 5Gサービス A
         *     - VO4032: バリューデータフリー
         *     - VO4042: 月額版ウイルス対策
         * @enum {string}
         */
        MobileOptionCode: "VO3122" | "VO3132" | "VO3222" | "VO3232" | "VO3242" | "VO3252" | "VO4032" | "VO4042";
        /**
         * @description Option.
         *     - VirusBusterMobile: 月額版ウイルス対策
         *     - PremiumBand: プレミアムバンド
         *     - ValueDataFree: バリューデータフリー
         *     - DevicePurchase: 機種買い取りサービス
         *     - DeviceCompensation: 端末補償
         *     - NetworkFifthGeneration: 5G
         *     - IFilter: フィルタリング
         * @enum {string}
         */
        MobileOptionKey: "VirusBusterMobile" | "PremiumBand" | "ValueDataFree" | "DevicePurchase" | "DeviceCompensation" | "NetworkFifthGeneration" | "IFilter";
        /**
         * @description What can be done with an option.
         *     - add: 追加
         *     - remove: 解約
         *     - update: 変更
         * @enum {string}
         */
        MobileOptionOperation: "add" | "remove" | "update";
        MobileOptions: {
            /** @description Call-flat option and call services in use today, those that cost nothing too. */
            calls: components["schemas"]["CallFee"][];
            /** @description Fees a month of the options in use and of calls (yen). */
            monthly_amount: components["schemas"]["Yen"];
            /** @description The seven options. */
            options: components["schemas"]["MobileOption"][];
        };
        /**
         * @description Use of an option.
         *     - none: 未申込
         *     - using: 利用中
         * @enum {string}
         */
        MobileOptionStatus: "none" | "using";
        MobilePlan: {
            contract_type: components["schemas"]["ContractType"] | components["schemas"]["UnknownCode"];
            /** @description Data a month (MB); null when unlimited. */
            data_mb: number | null;
            family: components["schemas"]["PlanFamily"] | components["schemas"]["UnknownCode"];
            /** @description True for the unlimited plan codes. */
            is_unlimited: boolean;
            /** @description Fee a month (yen). */
            monthly_fee: components["schemas"]["Yen"];
            planCode: components["schemas"]["MobilePlanCode"] | components["schemas"]["UnknownCode"];
            /** @description Name to show. */
            planName: string;
            /** @description Kind of a value plan; null for the other families. */
            value_kind: (components["schemas"]["ValuePlanKind"] | components["schemas"]["UnknownCode"]) | null;
        };
        /**
         * @description Plan code. The twelve from VB1982 to VB2272 are the unlimited plans.
         *     - VB1982: NEO 無制限(音声)
         *     - VB1992: NEO 無制限(データ+SMS)
         *     - VB2002: NEO 無制限(データ専用)
         *     - VB2012: NEO W 無制限(音声)
         *     - VB2202: NEO W 無制限(データ+SMS)
         *     - VB2212: NEO W 無制限(データ専用)
         *     - VB2222: NEO ライト 無制限(音声)
         *     - VB2232: NEO ライト 無制限(データ+SMS)
         *     - VB2242: NEO ライト 無制限(データ専用)
         *     - VB2252: タイム 無制限(音声)
         *     - VB2262: タイム 無制限(データ+SMS)
         *     - VB2272: タイム 無制限(データ専用)
         *     - VB1012: NEO 10GB(音声)
         *     - VB1022: NEO 10GB(データ+SMS)
         *     - VB1032: NEO 10GB(データ専用)
         *     - VB1042: NEO 20GB(音声)
         *     - VB1112: NEO ライト 3GB(音声)
         *     - VB1122: NEO ライト 3GB(データ+SMS)
         *     - VB1132: ライト 3GB(データ専用)
         *     - VB1212: NEO W 20GB(音声)
         *     - VB1312: バリュー 3GB(音声)
         *     - VB1322: バリュー 3GB(データ+SMS)
         *     - VB1332: バリュー 3GB(音声・制限あり)
         *     - VB1412: タイム 5時間(音声)
         *     - VB1512: S(音声)
         *     - VB1522: M(音声)
         *     - VB1532: L(音声)
         * @enum {string}
         */
        MobilePlanCode: "VB1982" | "VB1992" | "VB2002" | "VB2012" | "VB2202" | "VB2212" | "VB2222" | "VB2232" | "VB2242" | "VB2252" | "VB2262" | "VB2272" | "VB1012" | "VB1022" | "VB1032" | "VB1042" | "VB1112" | "VB1122" | "VB1132" | "VB1212" | "VB1312" | "VB1322" | "VB1332" | "VB1412" | "VB1512" | "VB1522" | "VB1532";
        /**
         * @description Plan type. TwentyGbSeller: the families neo and neo_w.
         *     - TelFixedUpToMinutesSeller: 1回ごとに決まった時間まで定額
         *     - TelFixedAllMinutesSeller: 通話時間にかかわらず定額
         *     - TwentyGbSeller: 20GBのプランがある種類
         * @enum {string}
         */
        MobilePlanType: "TelFixedUpToMinutesSeller" | "TelFixedAllMinutesSeller" | "TwentyGbSeller";
        MobileQuitInfo: {
            /** @description True where the number can move out. */
            can_mnp: boolean;
            /** @description Last day on which it can be taken back; null when it cannot. */
            cancel_until: components["schemas"]["Day"] | null;
            /** @description True while the cancellation can be taken back. */
            canQuitCancel: boolean;
            /** @description Month of the bill that carries the fees if the line ends on quit_on; null when there are none. */
            fee_month: components["schemas"]["Month"] | null;
            /** @description Sum of the fees (yen). */
            fee_total: components["schemas"]["Yen"];
            /** @description What it costs. */
            fees: components["schemas"]["QuitFee"][];
            /** @description What cannot be used any more, by day. */
            losses: components["schemas"]["QuitLoss"][];
            /** @description Reservation number to move the number out; null when none. */
            mnp_number: components["schemas"]["MnpNumber"] | null;
            /** @description Where the number is to be ported: the line ends when it is, and on this day at the latest (the last one of the next month). Null where it cannot move out, and when leaving was applied for. */
            mnp_quit_on: components["schemas"]["Day"] | null;
            /** @description Day the customer asked for; null when none. */
            preferredQuitDate: components["schemas"]["Day"] | null;
            /** @description Last day of the service, if applied for today or as applied for; the last possible one while the number is to be ported (wait_mnp_…), the day of the porting once it was. */
            quit_on: components["schemas"]["Day"];
            /** @description Reasons to choose from. */
            reasons: components["schemas"]["MobileQuitReason"][];
            /** @description How the cancellation stands; null when none was applied for. */
            status: (components["schemas"]["MobileQuitStatus"] | components["schemas"]["UnknownCode"]) | null;
        };
        MobileQuitReason: {
            code: components["schemas"]["MobileQuitReasonCode"] | components["schemas"]["UnknownCode"];
            /** @description Text to show. */
            label: string;
        };
        /**
         * @description Why the customer leaves.
         *     - 21: 引っ越し先で使えない
         *     - 03: 料金を見直したい
         *     - 22: つながりや速さに満足できない
         *     - 23: ほかの会社に乗り換える
         *     - 24: 使わなくなった
         *     - 07: 家族の回線にまとめる
         *     - 01: 契約者が変わる
         *     - 99: そのほか
         * @enum {string}
         */
        MobileQuitReasonCode: "21" | "03" | "22" | "23" | "24" | "07" | "01" | "99";
        MobileQuitRefusal: {
            /**
             * @description - cancel_error: 解約・取り消しができない
             *     - already_quit: 解約済み
             */
            code: ("cancel_error" | "already_quit") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        /**
         * @description Status of a cancellation.
         *     - accept: 解約の受付済み
         *     - wait_mnp_port_out_number: MNP予約番号の発行待ち
         *     - wait_mnp_port_out: 乗り換え(転出)の完了待ち
         *     - end: 解約済み
         * @enum {string}
         */
        MobileQuitStatus: "accept" | "wait_mnp_port_out_number" | "wait_mnp_port_out" | "end";
        /**
         * Format: date-time
         * @description A moment, with the offset +09:00.
         */
        Moment: string;
        /** @description Month, YYYYMM. */
        Month: string;
        MonthlyLine: {
            /** @description Amount a month (yen); negative where it lowers the bill. */
            amount: components["schemas"]["SignedYen"];
            kind: components["schemas"]["MonthlyLineKind"] | components["schemas"]["UnknownCode"];
            /** @description Name, as the bill has it. */
            name: string;
            /** @description How many instalments are left, for an instalment; else null. */
            note: string | null;
        };
        /**
         * @description What a line of each month is for.
         *     - base: 基本料金
         *     - option: オプション
         *     - discount: 割引
         *     - instalment: 分割払い
         * @enum {string}
         */
        MonthlyLineKind: "base" | "option" | "discount" | "instalment";
        MonthUsage: {
            /** @description Average of a day (MB). */
            average_mb: components["schemas"]["DataMb"];
            /** @description Data carried over into the month after (MB); null while the month runs or when unlimited. */
            carried_over_mb: number | null;
            /** @description True for the month that is not over yet. */
            is_running: boolean;
            /** @description Month of use. */
            month: components["schemas"]["Month"];
            /** @description Data of the plan that month (MB); null when unlimited. */
            plan_mb: number | null;
            /** @description Data used (MB). */
            used_mb: components["schemas"]["DataMb"];
        };
        NextMobilePlan: {
            /** @description When it was applied for. */
            accepted_at: components["schemas"]["Moment"];
            /** @description The call-flat option from then on; null for a SIM without calls. */
            call_flat: (components["schemas"]["CallFlat"] | components["schemas"]["UnknownCode"]) | null;
            /** @description True while it can be taken back. */
            can_cancel: boolean;
            /** @description Last day on which it can be taken back. */
            cancel_until: components["schemas"]["Day"];
            plan: components["schemas"]["MobilePlan"];
            /** @description First day of the new plan. */
            starts_on: components["schemas"]["Day"];
        };
        NotFoundError: {
            /** @description - not_found: 見つかりません */
            code: "not_found" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        OnestopAlignInfo: {
            /** @description When the flow expires. */
            expires_at: components["schemas"]["Moment"];
            /** @description Numbers that can move. */
            numbers: components["schemas"]["OnestopNumber"][];
            /**
             * Format: uuid
             * @description Id of the flow, as the other carrier started it.
             */
            onestop_id: string;
            /**
             * Format: uri
             * @description Screen of the other carrier to which the customer goes back.
             */
            return_url: string;
            /** @description Carrier to which the number moves. */
            to_carrier: string;
        };
        OnestopNumber: {
            contract_type: components["schemas"]["ContractType"] | components["schemas"]["UnknownCode"];
            /** @description Number. */
            phone: components["schemas"]["PhoneNumber"];
            /** @description Plan. */
            planName: string;
            service_id: components["schemas"]["ServiceId"];
        };
        OnestopQuitInfo: {
            /** @description When the flow expires. */
            expires_at: components["schemas"]["Moment"];
            /** @description Sum of the fees (yen). */
            fee_total: components["schemas"]["Yen"];
            /** @description What it costs. */
            fees: components["schemas"]["QuitFee"][];
            /** @description What cannot be used any more, by day. */
            losses: components["schemas"]["QuitLoss"][];
            /**
             * Format: uuid
             * @description Id of the flow, as the other carrier started it.
             */
            onestop_id: string;
            /** @description Number that moves. */
            phone: components["schemas"]["PhoneNumber"];
            /** @description Plan that ends. */
            planName: string;
            /** @description Last day of the service if the number has not been ported by then: the line ends when it is. */
            quit_on: components["schemas"]["Day"];
            /**
             * Format: uri
             * @description Screen of the other carrier to which the customer goes back.
             */
            return_url: string;
            /** @description Carrier to which the number moves. */
            to_carrier: string;
        };
        OnestopRefusal: {
            available_from: components["schemas"]["AvailableFrom"];
            /**
             * @description - onestop_service_stopped: 利用停止中、または予約番号なしの解約
             *     - onestop_no_target_contract: 対象のモバイル契約がない
             *     - onestop_reserve_number_issued: 予約番号を発行済み(残り10日未満)
             *     - onestop_expired: ワンストップ手続きの期限切れ
             */
            code: ("onestop_service_stopped" | "onestop_no_target_contract" | "onestop_reserve_number_issued" | "onestop_expired") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
            /** @description Last day of the number that was issued; null where that is not the reason. */
            reserve_number_expires_on: components["schemas"]["Day"] | null;
        };
        OptionUnavailable: {
            /**
             * @description - option_not_acceptable: お申し込みを受け付けられない
             *     - not_eligible: ご契約のプランは対象外
             */
            code: ("option_not_acceptable" | "not_eligible") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        OrderApplication: {
            /** @description When it was applied for. */
            accepted_at: components["schemas"]["Moment"];
            /** @description True while it can be taken back. */
            can_cancel: boolean;
            /** @description True while date or time can be changed. */
            can_change: boolean;
            /**
             * Format: date
             * @description Last day on which it can be taken back; null when it cannot.
             */
            cancel_until: string | null;
            kind: components["schemas"]["OrderKind"] | components["schemas"]["UnknownCode"];
            /** @description What happens next; null when no date is known. */
            next: components["schemas"]["OrderNext"] | null;
            receipt_number: components["schemas"]["ReceiptNumber"];
            status: components["schemas"]["OrderApplicationStatus"] | components["schemas"]["UnknownCode"];
            /** @description Steps from the application to the first day of use, in order. */
            steps: components["schemas"]["OrderStep"][];
            /** @description What was applied for. */
            title: string;
        };
        OrderApplications: {
            /** @description The one with the next date first. */
            applications: components["schemas"]["OrderApplication"][];
        };
        /**
         * @description Mobile application status.
         *     - option_update_processing: オプション変更の手続き中
         *     - shipping: 発送の手続き中
         *     - mnp_move_in_reserve_wait: 開通の予約待ち
         *     - mnp_move_in_reserving: 開通の予約済み
         * @enum {string}
         */
        OrderApplicationStatus: "option_update_processing" | "shipping" | "mnp_move_in_reserve_wait" | "mnp_move_in_reserving";
        /**
         * @description What was applied for.
         *     - price_plan_exchange: プランの変更
         *     - option: オプションの変更
         *     - call_service: 通話オプションの変更
         *     - device_entry: 機種の追加
         *     - esim: eSIMの手続き
         *     - mnp_transfer_in: 乗り換え(転入)
         * @enum {string}
         */
        OrderKind: "price_plan_exchange" | "option" | "call_service" | "device_entry" | "esim" | "mnp_transfer_in";
        OrderNext: {
            /** @description When. */
            date: components["schemas"]["Day"];
            /** @description What happens. */
            label: string;
            /** @description What the customer has to know or do; null when nothing. */
            note: string | null;
            /** @description Delivery time band; null where none was chosen. */
            time_band: (components["schemas"]["TimeBand"] | components["schemas"]["UnknownCode"]) | null;
        };
        OrderStep: {
            /**
             * Format: date
             * @description Day on which it was or will be done; null when not known or of no interest.
             */
            date: string | null;
            /** @description Name of the step. */
            label: string;
            state: components["schemas"]["OrderStepState"] | components["schemas"]["UnknownCode"];
        };
        /**
         * @description State of a step.
         *     - done: 済み
         *     - current: 進行中
         *     - pending: これから
         * @enum {string}
         */
        OrderStepState: "done" | "current" | "pending";
        OwnLine: {
            /** @description False where it can receive nothing now. */
            can_receive: boolean;
            /** @description One of the customer's numbers. */
            phone: components["schemas"]["PhoneNumber"];
            /** @description Why it can receive nothing now; null when it can. */
            reason: string | null;
        };
        PacketGift: {
            /** @description When this was measured. */
            as_of: components["schemas"]["Moment"];
            /** @description When this month's acceptance closes. */
            closes_at: components["schemas"]["Moment"];
            /** @description Data left in all parts (MB). */
            data_left_mb: components["schemas"]["DataMb"];
            /** @description Last day on which a gift given today can be received. */
            expires_on: components["schemas"]["Day"];
            /** @description Most that can be given now (MB), from the part of this month; a multiple of the unit. */
            limit_mb: components["schemas"]["GiftMb"];
            /**
             * @description Longest message (characters).
             * @constant
             */
            message_max_length: 20;
            /** @description The customer's other numbers and whether each may receive a gift now. Absent where the server doesn't tell; empty where there is none. */
            own_lines?: components["schemas"]["OwnLine"][];
            /** @description Gifts received in the last twelve months, the newest first. */
            received: components["schemas"]["ReceivedGift"][];
            receiving_closed?: components["schemas"]["ReceivingClosed"];
            /** @description How many gifts can still be given this month (3 a month). */
            remaining_times: number;
            /** @description Gifts given in the last twelve months, the newest first. */
            sent: components["schemas"]["SentGift"][];
            /**
             * @description Smallest gift, and the step between two amounts (MB).
             * @constant
             */
            unit_mb: 500;
        };
        PacketGiftCodeRefusal: {
            /** @description - packet_gift_code_cant_get_in_code: 混み合っている可能性があります。時間をおいて、データを贈る画面でギフトコードをお確かめください */
            code: "packet_gift_code_cant_get_in_code" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        PacketGiftEntryRefusal: {
            available_from: components["schemas"]["AvailableFrom"];
            /**
             * @description - packet_gift_none_contract: この番号には対象のご契約がありません
             *     - packet_gift_already: 今月贈れる回数をすでに使っています
             *     - packet_gift_code_none_price_plan: 対象のプランではありません(料金プランを確認できない)
             *     - packet_gift_code_not_neo_plan: 対象のプランではありません(NEOプランではない)
             *     - packet_gift_code_month_end: 本日は受け付けていません(月末の締め切り後)
             *     - capacity_shortage: 贈れるデータの残りが足りません
             */
            code: ("packet_gift_none_contract" | "packet_gift_already" | "packet_gift_code_none_price_plan" | "packet_gift_code_not_neo_plan" | "packet_gift_code_month_end" | "capacity_shortage") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
            receiving_closed?: components["schemas"]["ReceivingClosed"];
            /** @description Gifts given in the last twelve months, the newest first. */
            sent: components["schemas"]["SentGift"][];
        };
        PacketGiftReceiptRefusal: {
            /** @description - cant_get_in_receipt: ギフトコードまたは認証コードが正しくありません */
            code: "cant_get_in_receipt" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        PacketGiftReceiverRefusal: {
            available_from: components["schemas"]["AvailableFrom"];
            /**
             * @description - packet_gift_none_contract: この番号には対象のご契約がありません
             *     - packet_gift_code_not_neo_plan: 対象のプランではありません(NEOプランではない)
             *     - packet_gift_code_month_end: 本日は受け付けていません(月末の締め切り後)
             */
            code: ("packet_gift_none_contract" | "packet_gift_code_not_neo_plan" | "packet_gift_code_month_end") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        /**
         * @description State of a gift given.
         *     - waiting: 受け取り待ち
         *     - received: 受け取り済み
         *     - expired: 期限切れ
         * @enum {string}
         */
        PacketGiftState: "waiting" | "received" | "expired";
        PacketGiftWithCode: {
            /** @description When it was given. */
            accepted_at: components["schemas"]["Moment"];
            amount_mb: components["schemas"]["GiftMb"];
            auth_code: components["schemas"]["GiftAuthCode"];
            /** @description Last day on which it can be received. */
            expires_on: components["schemas"]["Day"];
            gift_code: components["schemas"]["GiftCode"];
            message: components["schemas"]["GiftMessage"];
            receipt_number: components["schemas"]["ReceiptNumber"];
            /**
             * Format: date-time
             * @description When it was received; null when it was not.
             */
            received_at: string | null;
            state: components["schemas"]["PacketGiftState"] | components["schemas"]["UnknownCode"];
            /** @description Number that may receive it. */
            to_phone: components["schemas"]["PhoneNumber"];
        };
        PastCalls: {
            /** @description What would have been charged with each call-flat option. */
            charged_units: components["schemas"]["ChargedUnits"][];
            /** @description Calls made within Japan, without 0570 and the like. */
            count: number;
            /** @description Month of use. */
            month: components["schemas"]["Month"];
            /** @description How long all of them took (s), whether charged or not. */
            seconds: number;
        };
        PendingChange: {
            /** @description When it was applied for. */
            accepted_at: components["schemas"]["Moment"];
            operation: components["schemas"]["MobileOptionOperation"] | components["schemas"]["UnknownCode"];
            receipt_number: components["schemas"]["ReceiptNumber"];
            /** @description First day on which it has effect. */
            starts_on: components["schemas"]["Day"];
        };
        /** @description Phone number, digits only. */
        PhoneNumber: string;
        /**
         * @description Why the IMEI cannot be changed.
         *     - phone_protection_cant_update_imei: このご契約では変更できません
         *     - phone_protection_cant_update_imei_device_adding: SIM・機種の追加中は変更できません
         *     - phone_protection_cant_update_imei_before_next_month_end: ご利用開始の翌月末まで変更できません
         * @enum {string}
         */
        PhoneProtectionImeiCode: "phone_protection_cant_update_imei" | "phone_protection_cant_update_imei_device_adding" | "phone_protection_cant_update_imei_before_next_month_end";
        /**
         * @description Procedure of the phone protection.
         *     - quit: 解約
         *     - imei: IMEI(端末製造番号)の変更
         * @enum {string}
         */
        PhoneProtectionOperation: "quit" | "imei";
        PlanChoice: {
            added_data?: components["schemas"]["AddedData"];
            /** @description False where it cannot be chosen. */
            can_choose: boolean;
            /** @description A line to help; null when there is none. */
            help: string | null;
            /** @description True for the plan now. */
            is_current: boolean;
            /** @description The plan. */
            plan: components["schemas"]["MobilePlan"];
            /** @description Why it cannot be chosen; null when it can. */
            reason: string | null;
        };
        /** @description What the plan allows; whether it is possible today is another matter. */
        PlanEligibility: {
            /** @description Data advance; never for the families time and sml, nor for data without end. */
            data_advance: boolean;
            /** @description Giving data; the NEO plans neo, neo_lite and neo_w whose data has an end. Receiving is possible with all NEO plans. */
            packet_gift: boolean;
            /** @description Change of plan; never for value_sml_voice_limited. */
            price_plan_exchange: boolean;
        };
        PlanExchange: {
            /** @description Until when a change starts on that day. */
            accept_until: components["schemas"]["Moment"];
            /** @description Call-flat options; empty for a SIM without calls. */
            call_flats: components["schemas"]["CallFlatChoice"][];
            /** @description The call-flat option now; null for a SIM without calls. */
            current_call_flat: (components["schemas"]["CallFlat"] | components["schemas"]["UnknownCode"]) | null;
            /** @description The plan now. */
            current_plan: components["schemas"]["MobilePlan"];
            /** @description The premium option now, as among the options (getMobileOption); null where there is none. */
            current_premium_option: (components["schemas"]["PremiumOption"] | components["schemas"]["UnknownCode"]) | null;
            /** @description Plan and options a month now (yen). */
            monthly_amount: components["schemas"]["Yen"];
            /** @description All plans of the contract type, the current one too. */
            plans: components["schemas"]["PlanChoice"][];
            /** @description Premium options that can be chosen now. One whose fee is told by phone alone is not among them. */
            premium_options: components["schemas"]["PremiumChoice"][];
            /** @description Special calling plans that can be chosen. */
            special_callings: components["schemas"]["SpecialCallingChoice"][];
            /** @description First day of a plan chosen today. */
            starts_on: components["schemas"]["Day"];
        };
        PlanExchangeRefusal: {
            available_from: components["schemas"]["AvailableFrom"];
            /**
             * @description - change_reserved: 変更の受付済み
             *     - not_eligible: ご契約のプランは対象外
             *     - quitting: 解約の手続き中
             *     - suspended: 利用停止中
             *     - unpaid: お支払いの確認待ち
             *     - shipping: 発送の手続き中
             */
            code: ("change_reserved" | "not_eligible" | "quitting" | "suspended" | "unpaid" | "shipping") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
            /** @description The reserved change that stands in the way; null for other reasons. */
            reserved: components["schemas"]["ReservedSummary"] | null;
        };
        /**
         * @description Plan family. NEO plans: neo, neo_lite, neo_w. 20GB seller plans: neo, neo_w. Not eligible for data advance: time, sml.
         *     - value: バリュー
         *     - neo: NEO
         *     - neo_lite: NEO ライト
         *     - neo_w: NEO W
         *     - time: タイム
         *     - sml: S・M・L
         * @enum {string}
         */
        PlanFamily: "value" | "neo" | "neo_lite" | "neo_w" | "time" | "sml";
        /** @description Postal code, digits only. */
        PostalCode: string;
        PremiumBand: {
            /** @description Kinds that can be chosen. */
            codes: (components["schemas"]["PremiumBandCode"] | components["schemas"]["UnknownCode"])[];
            /** @description Device for which it works; null when none is registered. */
            device: string | null;
            option: components["schemas"]["MobileOption"];
        };
        /**
         * @description Kind of the premium band.
         *     - VO3132: プレミアムバンド
         *     - VO3222: プレミアムバンド(第2種)
         * @enum {string}
         */
        PremiumBandCode: "VO3132" | "VO3222";
        PremiumChoice: {
            /** @description True where it is contracted now. */
            is_current: boolean;
            /** @description Fee a month (yen). */
            monthly_fee: components["schemas"]["Yen"];
            /** @description Name to show. */
            name: string;
            /** @description The option. */
            option: components["schemas"]["PremiumOption"] | components["schemas"]["UnknownCode"];
            /** @description Plans with which it can be chosen. */
            plan_codes: (components["schemas"]["MobilePlanCode"] | components["schemas"]["UnknownCode"])[];
        };
        /**
         * @description Premium option of a plan.
         *     - fifth_generation_s: 5Gサービス S
         *     - fifth_generation_a: 5Gサービス A
         * @enum {string}
         */
        PremiumOption: "fifth_generation_s" | "fifth_generation_a";
        PricePlan: {
            /** @description The call-flat option; null for a SIM without calls. */
            call_flat: (components["schemas"]["CallFlat"] | components["schemas"]["UnknownCode"]) | null;
            can: components["schemas"]["PlanEligibility"];
            /** @description Months of contract so far. */
            contractTotalMonth: number;
            current: components["schemas"]["MobilePlan"];
            /** @description Sum of monthly_lines (yen). */
            monthly_amount: components["schemas"]["Yen"];
            /** @description What comes back on each month's bill, as it stands today; use and one-time costs come on top. */
            monthly_lines: components["schemas"]["MonthlyLine"][];
            /** @description The reserved change of plan; null where there is none. */
            next: components["schemas"]["NextMobilePlan"] | null;
            /** @description The flat rate for calls that is in monthly_amount, and whether the plan is one of the 20GB sellers'. */
            plan_types: (components["schemas"]["MobilePlanType"] | components["schemas"]["UnknownCode"])[];
            /**
             * Format: date
             * @description First day of the service; 9999-12-31 when not begun.
             */
            serviceStartDate: string;
            /** @description The special calling plan; null where there is none. */
            special_calling: (components["schemas"]["SpecialCallingPlanCode"] | components["schemas"]["UnknownCode"]) | null;
        };
        QuitFee: {
            /** @description Amount (yen). */
            amount: components["schemas"]["Yen"];
            /** @description What it is for. */
            name: string;
            /** @description How it is calculated; null when it is plain. */
            note: string | null;
        };
        QuitLoss: {
            /** @description First day without it. */
            from_on: components["schemas"]["Day"];
            kind: components["schemas"]["QuitLossKind"] | components["schemas"]["UnknownCode"];
            /** @description What cannot be used any more. */
            name: string;
            /** @description What to do before; null when nothing. */
            note: string | null;
        };
        /**
         * @description What becomes of it.
         *     - use: 使えなくなる
         *     - return: 返却していただく
         * @enum {string}
         */
        QuitLossKind: "use" | "return";
        /** @description Number of an accepted application (受付番号), for questions by phone. */
        ReceiptNumber: string;
        ReceivableGift: {
            amount_mb: components["schemas"]["GiftMb"];
            /** @description Data left once it is received (MB); null when unlimited. */
            data_left_after_mb: number | null;
            /** @description Data left now (MB); null when unlimited. */
            data_left_mb: number | null;
            /** @description Number that gave it. */
            from_phone: components["schemas"]["PhoneNumber"];
            gift_code: components["schemas"]["GiftCode"];
            message: components["schemas"]["GiftMessage"];
            /** @description Last day on which it can be received. */
            receive_by: components["schemas"]["Day"];
            /** @description Last day of use after it was received. */
            usable_until: components["schemas"]["Day"];
        };
        ReceivedGift: {
            /** @description When it was received. */
            accepted_at: components["schemas"]["Moment"];
            amount_mb: components["schemas"]["GiftMb"];
            /** @description Last day of use. */
            expires_on: components["schemas"]["Day"];
            /** @description Number that gave it. */
            from_phone: components["schemas"]["PhoneNumber"];
            /** @description What is left of it (MB); 0 when used up or expired. */
            left_mb: components["schemas"]["DataMb"];
            message: components["schemas"]["GiftMessage"];
            receipt_number: components["schemas"]["ReceiptNumber"];
        };
        /** @description Why this number can receive nothing now; null when it can, absent where the server doesn't tell. */
        ReceivingClosed: {
            available_from: components["schemas"]["AvailableFrom"];
            message: components["schemas"]["Message"];
        } | null;
        RefundLine: {
            /** @description Amount (yen). */
            amount: components["schemas"]["SignedYen"];
            /** @description What it is for. */
            name: string;
        };
        RefundStatement: {
            /** @description Where it is paid, masked; null where the next bill is lowered. */
            account: string | null;
            /** @description Amount paid back (yen). */
            amount: components["schemas"]["Yen"];
            /** @description Lines of the statement. */
            lines: components["schemas"]["RefundLine"][];
            /** @description Month of the statement. */
            month: components["schemas"]["Month"];
            /** @description Day of the payment; null before. */
            refunded_on: components["schemas"]["Day"] | null;
            statement_id: components["schemas"]["RefundStatementId"];
            /** @description What it is for. */
            title: string;
        };
        /** @description Id of a refund statement. */
        RefundStatementId: string;
        RefundStatements: {
            /** @description Statements, the newest first. */
            statements: components["schemas"]["RefundStatement"][];
        };
        RentalWifi: {
            /** @description Devices; empty when there is none to send back. */
            devices: components["schemas"]["RentalWifiDevice"][];
        };
        RentalWifiDevice: {
            /** @description What has to be sent with it. */
            accessories: string[];
            /** @description Where it has to be sent. */
            address: string;
            /** @description What is charged when it does not arrive (yen). */
            charge: components["schemas"]["Yen"];
            /** @description Name to show. */
            name: string;
            /** @description Day on which it arrived; null before. */
            received_on: components["schemas"]["Day"] | null;
            /** @description To whom it has to be sent. */
            recipient: string;
            /** @description Last day on which it must arrive. */
            send_back_by: components["schemas"]["Day"];
            /** @description Number on the device. */
            serial_number: string;
            state: components["schemas"]["RentalWifiState"] | components["schemas"]["UnknownCode"];
            zip_code: components["schemas"]["PostalCode"];
        };
        /**
         * @description State of the return.
         *     - waiting: 返却待ち
         *     - received: 返却済み
         *     - overdue: 返却期限切れ
         *     - charged: 違約金のご請求済み
         * @enum {string}
         */
        RentalWifiState: "waiting" | "received" | "overdue" | "charged";
        ReservedCallFlat: {
            /** @description When it was applied for. */
            accepted_at: components["schemas"]["Moment"];
            /** @description Last day on which it can be taken back. */
            cancel_until: components["schemas"]["Day"];
            /** @description The option now, which stays when it is taken back. */
            from_call_flat: components["schemas"]["CallFlat"] | components["schemas"]["UnknownCode"];
            /** @description Fee a month now (yen). */
            from_monthly_fee: components["schemas"]["Yen"];
            receipt_number: components["schemas"]["ReceiptNumber"];
            /** @description First day of the new option. */
            starts_on: components["schemas"]["Day"];
            /** @description The option that was applied for. */
            to_call_flat: components["schemas"]["CallFlat"] | components["schemas"]["UnknownCode"];
            /** @description Fee a month that was applied for (yen). */
            to_monthly_fee: components["schemas"]["Yen"];
        };
        ReservedPlan: {
            /** @description When it was applied for. */
            accepted_at: components["schemas"]["Moment"];
            /** @description Last day on which it can be taken back. */
            cancel_until: components["schemas"]["Day"];
            /** @description The call-flat option now; null for a SIM without calls. */
            from_call_flat: (components["schemas"]["CallFlat"] | components["schemas"]["UnknownCode"]) | null;
            /** @description The plan now, which stays when it is taken back. */
            from_plan: components["schemas"]["MobilePlan"];
            receipt_number: components["schemas"]["ReceiptNumber"];
            /** @description First day of the new plan. */
            starts_on: components["schemas"]["Day"];
            /** @description The call-flat option that was applied for; null for a SIM without calls. */
            to_call_flat: (components["schemas"]["CallFlat"] | components["schemas"]["UnknownCode"]) | null;
            /** @description The plan that was applied for. */
            to_plan: components["schemas"]["MobilePlan"];
        };
        ReservedSummary: {
            /** @description When it was applied for. */
            accepted_at: components["schemas"]["Moment"];
            /** @description Last day on which it can be taken back. */
            cancel_until: components["schemas"]["Day"];
            /** @description Name of the plan now. */
            from_plan: string;
            /** @description Name of the plan that follows. */
            to_plan: string;
        };
        /**
         * @description Procedure.
         *     - price_plan_exchange: プランの変更
         *     - option: オプションの追加・変更
         *     - call_service: 通話オプション
         *     - device_entry: 機種の追加
         *     - esim: eSIMの発行・再発行
         *     - traffic_control: 高速通信の切り替え
         *     - charge: データの追加
         *     - data_advance: データの前借り
         *     - packet_gift: データを贈る
         *     - giga_plus: ギガプラスの受け取り
         *     - mnp_transfer_in: 開通の予約
         *     - quit: 解約
         *     - stop_restart: SIMの利用停止・再開
         * @enum {string}
         */
        RestrictedSetting: "price_plan_exchange" | "option" | "call_service" | "device_entry" | "esim" | "traffic_control" | "charge" | "data_advance" | "packet_gift" | "giga_plus" | "mnp_transfer_in" | "quit" | "stop_restart";
        Restriction: {
            /**
             * Format: date
             * @description First day on which it is possible again; null when no day is known.
             */
            available_from: string | null;
            reason: components["schemas"]["RestrictionReason"] | components["schemas"]["UnknownCode"];
            setting: components["schemas"]["RestrictedSetting"] | components["schemas"]["UnknownCode"];
            /** @description Japanese text to show. */
            text: string;
        };
        /**
         * @description Why it is not possible.
         *     - shipping: 発送の手続き中
         *     - change_reserved: 変更の受付済み
         *     - quitting: 解約の手続き中
         *     - suspended: 利用停止中
         *     - not_activated: 開通前
         *     - unpaid: お支払いの確認待ち
         *     - not_eligible: プランの対象外
         *     - system_work: システムの作業中
         * @enum {string}
         */
        RestrictionReason: "shipping" | "change_reserved" | "quitting" | "suspended" | "not_activated" | "unpaid" | "not_eligible" | "system_work";
        SentGift: {
            /** @description When it was given. */
            accepted_at: components["schemas"]["Moment"];
            amount_mb: components["schemas"]["GiftMb"];
            /** @description Last day on which it can be received. */
            expires_on: components["schemas"]["Day"];
            /** @description Gift code, shown as 4-4; null while it is being made. */
            gift_code: string | null;
            message: components["schemas"]["GiftMessage"];
            receipt_number: components["schemas"]["ReceiptNumber"];
            /**
             * Format: date-time
             * @description When it was received; null when it was not.
             */
            received_at: string | null;
            state: components["schemas"]["PacketGiftState"] | components["schemas"]["UnknownCode"];
            /** @description Number that may receive it. */
            to_phone: components["schemas"]["PhoneNumber"];
        };
        /** @description Id of a service, `f` + contract number (fibre) or `m` + SIM phone number (mobile). */
        ServiceId: string;
        SessionError: {
            /** @description - session_invalid: ログインの有効期限が切れています */
            code: "session_invalid" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
        };
        SettingsRestriction: {
            /** @description Procedures that are not possible now; one that is not listed is possible. */
            restrictions: components["schemas"]["Restriction"][];
        };
        /** @description Amount in yen, tax included; negative where it lowers the bill. */
        SignedYen: number;
        SimInfo: {
            /** @description Day of activation; null before. */
            activated_on: components["schemas"]["Day"] | null;
            /** @description EID of the device; null for a SIM card. */
            eid: string | null;
            /** @description Number of the SIM (ICCID). */
            iccid: string;
            /** @description Kind of the SIM. */
            kind: components["schemas"]["SimKind"] | components["schemas"]["UnknownCode"];
        };
        /**
         * @description Kind of a SIM.
         *     - sim_card: SIMカード
         *     - esim: eSIM
         * @enum {string}
         */
        SimKind: "sim_card" | "esim";
        /**
         * @description Whether the SIM works.
         *     - using: 利用中
         *     - stopping: 停止の手続き中
         *     - stopped: 利用停止中
         *     - restarting: 再開の手続き中
         * @enum {string}
         */
        SimState: "using" | "stopping" | "stopped" | "restarting";
        /**
         * @description Why it was stopped.
         *     - lost: 紛失
         *     - stolen: 盗難
         *     - other: その他
         * @enum {string}
         */
        SimStopReason: "lost" | "stolen" | "other";
        SmsCharge: {
            /** @description Charge (yen). */
            amount: components["schemas"]["Yen"];
            /** @description SMS sent. */
            count: number;
        };
        SpecialCallingChoice: {
            /** @description The plan. */
            code: components["schemas"]["SpecialCallingPlanCode"] | components["schemas"]["UnknownCode"];
            /** @description True where it is contracted now. */
            is_current: boolean;
            /** @description Fee a month (yen). */
            monthly_fee: components["schemas"]["Yen"];
            /** @description Name to show. */
            name: string;
        };
        /**
         * @description Special calling plan.
         *     - VO4012: 5分かけ放題 プラス(calling_five_unlimited)
         *     - VO3052: 10分かけ放題 プラス(calling_ten_unlimited)
         * @enum {string}
         */
        SpecialCallingPlanCode: "VO4012" | "VO3052";
        StopRestartInfo: {
            /** @description True where it can be restarted now. */
            can_restart: boolean;
            /** @description True where it can be stopped now. */
            can_stop: boolean;
            /** @description Fees a month that go on while it is stopped (yen). */
            monthly_amount: components["schemas"]["Yen"];
            /** @description What keeps it from being stopped or restarted; null when nothing. */
            note: string | null;
            /** @description Why it was stopped; null when it is not. */
            reason: (components["schemas"]["SimStopReason"] | components["schemas"]["UnknownCode"]) | null;
            state: components["schemas"]["SimState"] | components["schemas"]["UnknownCode"];
            /** @description When it was stopped; null when it is not. */
            stopped_at: components["schemas"]["Moment"] | null;
        };
        SystemFailure: {
            /** @description - system_error: システムエラー */
            code: "system_error" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
        };
        /**
         * @description Delivery time band.
         *     - 09:00-11:00: 9:00〜11:00
         *     - 11:00-13:00: 11:00〜13:00
         *     - 13:00-15:00: 13:00〜15:00
         *     - 15:00-17:00: 15:00〜17:00
         *     - 17:00-19:00: 17:00〜19:00
         *     - 19:00-20:30: 19:00〜20:30
         * @enum {string}
         */
        TimeBand: "09:00-11:00" | "11:00-13:00" | "13:00-15:00" | "15:00-17:00" | "17:00-19:00" | "19:00-20:30";
        TrafficControl: {
            /** @description False for plans that have no switch. */
            can_change: boolean;
            /** @description How the customer set the switch. */
            is_high_speed: boolean;
            /** @description The low speed (kbit/s). */
            low_speed_kbps: number;
            speed: components["schemas"]["TrafficSpeed"] | components["schemas"]["UnknownCode"];
            /**
             * Format: date-time
             * @description When the switch was last changed; null when it never was.
             */
            updated_at: string | null;
        };
        /**
         * @description How fast data goes now.
         *     - high: 高速
         *     - low: 低速(高速通信オフ)
         *     - limited: 低速(データの残りなし)
         * @enum {string}
         */
        TrafficSpeed: "high" | "low" | "limited";
        UnknownCode: UnknownCode;
        UsedDevice: {
            /** @description Amount left (yen). */
            amount_left: components["schemas"]["Yen"];
            /** @description Day of purchase; null when bought elsewhere. */
            bought_on: components["schemas"]["Day"] | null;
            /** @description Colour; null when unknown. */
            colour: string | null;
            /** @description IMEI (端末製造番号); null when not registered. */
            imei: string | null;
            /** @description Instalments left. */
            instalments_left: number;
            /** @description True with phone protection. */
            is_compensated: boolean;
            /** @description Name to show. */
            name: string;
        };
        ValueDataFree: {
            /** @description Services whose data is not counted. */
            not_counted: string[];
            option: components["schemas"]["MobileOption"];
        };
        /**
         * @description Kind of a value plan.
         *     - value_sml_data_sms: バリュー(データ+SMS)
         *     - value_sml_voice: バリュー(音声)
         *     - value_sml_voice_limited: バリュー(音声・制限あり)
         * @enum {string}
         */
        ValuePlanKind: "value_sml_data_sms" | "value_sml_voice" | "value_sml_voice_limited";
        VirusBuster: {
            /** @description Devices on which it can be used. */
            devices_max: number;
            /** @description Last day of use, once it is removed; else null. */
            ends_on: components["schemas"]["Day"] | null;
            option: components["schemas"]["MobileOption"];
            /** @description Serial number to set it up; null when not in use. */
            serial_number: string | null;
        };
        /** @description Amount in yen, tax included. */
        Yen: number;
    };
    responses: {
        /** @description The request breaks the contract or a rule. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BadRequestError"];
            };
        };
        /** @description The document as PDF. */
        InvoicePdf: {
            headers: {
                /** @description `attachment` with the file name. */
                "Content-Disposition": string;
                [name: string]: unknown;
            };
            content: {
                "application/pdf": string;
            };
        };
        /** @description The system is under maintenance. */
        Maintenance: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MaintenanceNotice"];
            };
        };
        /** @description There is no such thing for this customer. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NotFoundError"];
            };
        };
        /** @description The session is gone or the signature is wrong; never a business refusal. An empty body is legal. */
        SessionInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SessionError"];
            };
        };
        /** @description The server failed. An empty body is legal. */
        SystemError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SystemFailure"];
            };
        };
    };
    parameters: {
        /**
         * @description The selected service, from the service list (`GET /api/read/v1/service`).
         * @example m09000001234
         */
        service_id: components["schemas"]["ServiceId"];
        /**
         * @description Month of the bill (YYYYMM), the month in which it is charged, not the month of use.
         * @example 202611
         */
        target_month_query: components["schemas"]["Month"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getBillingCallDetail: {
        parameters: {
            query: {
                /**
                 * @description Month of the bill (YYYYMM), the month in which it is charged, not the month of use.
                 * @example 202611
                 */
                target_month: components["parameters"]["target_month_query"];
            };
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calls and SMS. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getBillingCallSms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What calls and SMS cost so far. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallSms"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            /** @description No displayable information; so for a SIM that has neither calls nor SMS. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getRefundBilling: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Statements, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundStatements"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            /** @description No target statement. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getRefundInvoiceDownload: {
        parameters: {
            query: {
                /** @description Id of the statement, as the list gives it. */
                statement_id: components["schemas"]["RefundStatementId"];
            };
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["InvoicePdf"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            /** @description No target statement. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getMobileCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that the customer holds and those that are open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MobileCampaigns"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getMobileCashbackAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cashback and its account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MobileCashback"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            /** @description There is no cashback. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description No account can be registered. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MobileCashbackRefusal"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getCharge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Amounts and prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Charge"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description No data can be added now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChargeRefusal"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getCheckToken: {
        parameters: {
            query?: {
                /**
                 * @description Token of the link that leads into the portal; without it the session alone is checked.
                 * @example 202612010000-9f2c7a41
                 */
                token?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is valid for this SIM. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description The link doesn't count any more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckTokenRefusal"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getCallService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is set and what can be chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallService"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            /** @description The SIM has no calls. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description The options cannot be changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionUnavailable"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getCancelExchangePricePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reserved change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservedPlan"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            /** @description No change is reserved. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description It is too late to take it back. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelExchangeRefusal"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getCancelExchangeVoiceCallFixedOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reserved change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservedCallFlat"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            /** @description No change is reserved. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description It is too late to take it back. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelExchangeRefusal"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getDataTrafficUsage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Data left now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataTrafficUsage"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getDataTrafficUsageDetail: {
        parameters: {
            query?: {
                /** @description Month of use whose days are wanted; the running month when absent. */
                target_month?: components["schemas"]["Month"];
            };
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Data used. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataTrafficUsageDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getDeviceCompensation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceCompensation"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description It cannot be applied for. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionUnavailable"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getDeviceDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Days of the delivery table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getDeviceEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Devices to choose from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description No device can be added now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceEntryRefusal"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getDeviceInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description SIM and devices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getMobileDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Documents, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MobileDocuments"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getEsim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is possible. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Esim"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description Nothing can be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EsimRefusal"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getFifthGeneration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The option as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FifthGeneration"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description The option cannot be applied for. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionUnavailable"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getGigaPlus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It can be received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GigaPlus"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            /** @description There is none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GigaPlusMissing"];
                };
            };
            /** @description It cannot be received any more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GigaPlusRefusal"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getMnpOnestopAlignInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It fits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnestopAlignInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description It cannot go on. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnestopRefusal"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getMnpOnestopQuitInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It can go on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnestopQuitInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description It cannot go on. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnestopRefusal"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getMnpTransferIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Slots to choose from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MnpTransferIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description No activation can be reserved. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MnpTransferInRefusal"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getMobileOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seven options, contracted or not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MobileOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getOrderApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Applications, the one with the next date first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderApplications"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getPremiumBand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The option as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PremiumBand"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description The option cannot be applied for. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionUnavailable"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getPricePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricePlan"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getPricePlanExchange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Plans and call-flat options to choose from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanExchange"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description The plan cannot be changed now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanExchangeRefusal"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getMobileQuitInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State, losses and fees. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MobileQuitInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description It cannot be cancelled. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MobileQuitRefusal"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getRentalWifiSendBackInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Devices to send back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RentalWifi"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getStopRestartInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StopRestartInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getTrafficControl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the switch stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrafficControl"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getValueDataFree: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The option as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValueDataFree"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description The option cannot be applied for. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionUnavailable"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getVirusBusterMobile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The option as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VirusBuster"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description The option cannot be applied for. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionUnavailable"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getDataAdvance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is possible. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataAdvance"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description No data can be used in advance. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataAdvanceRefusal"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getPacketGift: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A gift can be given. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PacketGift"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description Nothing can be given now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PacketGiftEntryRefusal"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getPacketGiftCode: {
        parameters: {
            query: {
                /** @description Receipt number of the gift, as the list or the write gave it. */
                receipt_number: components["schemas"]["ReceiptNumber"];
            };
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gift with its codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PacketGiftWithCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description The gift is accepted, its code cannot be read yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PacketGiftCodeRefusal"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getPacketGiftRequest: {
        parameters: {
            query: {
                /** @description Authentication code, as the giver told it. */
                auth_code: components["schemas"]["GiftAuthCode"];
                /** @description Gift code, as the giver told it. */
                gift_code: components["schemas"]["GiftCode"];
            };
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gift can be received by this number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivableGift"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            /** @description No gift for this number has these two codes. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PacketGiftReceiptRefusal"];
                };
            };
            /** @description This number cannot receive a gift now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PacketGiftReceiverRefusal"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getSettingsRestriction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each procedure with its restriction. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsRestriction"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
}
