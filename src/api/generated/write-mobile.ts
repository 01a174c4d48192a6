// Generated from openapi/ by `npm run generate`. Never edit.
import type { UnknownCode } from '../../catalogue/labelOf';
export interface paths {
    "/api/write/v1/services/{service_id}/call-service": {
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
        get?: never;
        put?: never;
        /**
         * Changes the call options
         * @description Has effect on `starts_on`; `monthly_difference` is what it adds to the monthly fee.
         */
        post: operations["postCallService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/services/{service_id}/campaign/cashback/register-account": {
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
        get?: never;
        put?: never;
        /**
         * Registers the account for a cashback
         * @description Each cashback takes an account once. It is paid on `paid_on`.
         */
        post: operations["postMobileCashbackAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/services/{service_id}/cancel-exchange-price-plan": {
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
        get?: never;
        put?: never;
        /**
         * Takes a reserved change of plan or call-flat option back
         * @description `target` says what the receipt number is of. What can't be taken back any more is refused with `cancel_error`.
         */
        post: operations["postCancelExchangePricePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/services/{service_id}/charge": {
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
        get?: never;
        put?: never;
        /**
         * Adds data
         * @description The price is on the bill of `billing_month`. No write takes it back.
         */
        post: operations["postCharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/services/{service_id}/contract/device-entry": {
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
        get?: never;
        put?: never;
        /**
         * Applies for a device
         * @description Day and time band go together; without them the device comes on the earliest day.
         */
        post: operations["postDeviceEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/services/{service_id}/contract/esim": {
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
        get?: never;
        put?: never;
        /**
         * Exchanges, issues or reissues the eSIM
         * @description The answer's `activation` sets the eSIM up, once. The fee is on the bill of `billing_month`.
         */
        post: operations["postEsim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/services/{service_id}/contract/mnp-transfer-in": {
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
        get?: never;
        put?: never;
        /**
         * Reserves the activation of a number that moves in
         * @description `starts_at` is one of the times that the read lists. Calls are not possible for some minutes then.
         */
        post: operations["postMnpTransferIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/services/{service_id}/contract/quit-info": {
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
        get?: never;
        put?: never;
        /**
         * Applies for the cancellation, or takes it back
         * @description `action` is one of cancelling, leaving with the number, leaving by another carrier's page, and taking back; `onestop_id` is for the third.
         */
        post: operations["postMobileQuitInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/services/{service_id}/contract/stop-restart-info": {
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
        get?: never;
        put?: never;
        /**
         * Stops or restarts the SIM
         * @description `reason` is for stopping. Both take some minutes, in which the other is refused.
         */
        post: operations["postStopRestartInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/services/{service_id}/data-advance": {
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
        get?: never;
        put?: never;
        /**
         * Uses next month's data in advance
         * @description Next month begins with so much less (`next_month_mb`). No write takes it back.
         */
        post: operations["postDataAdvance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/services/{service_id}/device-compensation": {
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
        get?: never;
        put?: never;
        /**
         * Ends the phone protection, or registers another IMEI
         * @description `imei` is null for ending it. A phone that can't be registered now is refused with the reason.
         */
        post: operations["postDeviceCompensation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/services/{service_id}/fifth-generation": {
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
        get?: never;
        put?: never;
        /**
         * Adds, removes or changes the 5G option
         * @description An addition names one of the read's `codes`. While an order is under way no other is taken (`option_update_processing`).
         */
        post: operations["postFifthGeneration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/services/{service_id}/giga-plus": {
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
        get?: never;
        put?: never;
        /**
         * Receives the extra data
         * @description Each is received once, and in time.
         */
        post: operations["postGigaPlus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/services/{service_id}/packet-gift-code": {
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
        get?: never;
        put?: never;
        /**
         * Gives data to another number
         * @description Takes the data from the part of this month at once and answers with the two codes that the receiver needs. It cannot be taken back; a gift that is not received by its last day is lost. After `packet_gift_code_cant_get_in_code` the gift **is** accepted: its codes follow in the gift list.
         */
        post: operations["postPacketGiftCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/services/{service_id}/packet-gift-request": {
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
        get?: never;
        put?: never;
        /**
         * Receives a gift
         * @description The data can be used until `expires_on`. What it adds up to is null while it isn't known.
         */
        post: operations["postPacketGiftRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/services/{service_id}/premium-band": {
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
        get?: never;
        put?: never;
        /**
         * Adds, removes or changes the premium-band option
         * @description An addition names one of the read's `codes`. While an order is under way no other is taken (`option_update_processing`).
         */
        post: operations["postPremiumBand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/services/{service_id}/price-plan-exchange": {
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
        get?: never;
        put?: never;
        /**
         * Applies for another plan
         * @description Begins on `starts_on` and can be taken back until `cancel_until`. While one is reserved no other is taken (`change_reserved`).
         */
        post: operations["postPricePlanExchange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/services/{service_id}/secure-decrypt": {
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
        get?: never;
        put?: never;
        /**
         * Decrypts what another screen handed over
         * @description As `postSecureDecrypt`, for the screens of the SIM.
         */
        post: operations["postMobileSecureDecrypt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/services/{service_id}/secure-encrypt": {
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
        get?: never;
        put?: never;
        /**
         * Encrypts what is handed to another screen
         * @description As `postSecureEncrypt`, for the screens of the SIM.
         */
        post: operations["postMobileSecureEncrypt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/services/{service_id}/traffic-control": {
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
        get?: never;
        /**
         * Sets the high-speed switch
         * @description While an earlier switch is under way it is refused with `in_progress`. The answer is what the read says then.
         */
        put: operations["putTrafficControl"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/services/{service_id}/value-data-free": {
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
        get?: never;
        put?: never;
        /**
         * Adds or removes the value data-free option
         * @description While an order is under way no other is taken (`option_update_processing`).
         */
        post: operations["postValueDataFree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/services/{service_id}/virusbustermobile": {
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
        get?: never;
        put?: never;
        /**
         * Adds or removes the monthly antivirus
         * @description While an order is under way no other is taken (`option_update_processing`). `serial_number` sets it up.
         */
        post: operations["postVirusBusterMobile"];
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
        /**
         * @description What is applied for.
         *     - add: 追加
         *     - remove: 解約
         * @enum {string}
         */
        AddOrRemove: "add" | "remove";
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
        BankAccountOrder: {
            /** @description Code of the bank. */
            bank_code: string;
            /** @description Code of the branch. */
            branch_code: string;
            confirmed?: components["schemas"]["MobileCashbackTerms"];
            /** @description Holder in katakana, as the bank has it. */
            holder_kana: string;
            kind: components["schemas"]["AccountKind"];
            /** @description Account number, with leading zeros. */
            number: string;
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
        CallServiceChange: {
            operation: components["schemas"]["AddOrRemove"];
            service: components["schemas"]["CallServiceKey"];
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
        CallServiceOrder: {
            /** @description The call-flat option from then on. */
            call_flat: components["schemas"]["CallFlat"];
            confirmed?: components["schemas"]["CallServiceTerms"];
            /** @description Other services that change. */
            services: components["schemas"]["CallServiceChange"][];
        };
        CallServiceReceipt: {
            /** @description When it was accepted. */
            accepted_at: components["schemas"]["Moment"];
            call_flat: components["schemas"]["CallFlat"] | components["schemas"]["UnknownCode"];
            /** @description Difference a month of all that changes (yen). */
            monthly_difference: components["schemas"]["SignedYen"];
            /** @description Fee a month of the call-flat option (yen). */
            monthly_fee: components["schemas"]["Yen"];
            receipt_number: components["schemas"]["ReceiptNumber"];
            /** @description First day of the call-flat option. */
            starts_on: components["schemas"]["Day"];
        };
        CallServiceRefusal: {
            /**
             * @description - option_not_acceptable: お申し込みを受け付けられない
             *     - not_eligible: ご契約のプランは対象外
             *     - option_update_processing: 前の変更を手続き中
             *     - not_changed: 変更がない
             *     - quitting: 解約の手続き中
             *     - suspended: 利用停止中
             */
            code: ("option_not_acceptable" | "not_eligible" | "option_update_processing" | "not_changed" | "quitting" | "suspended") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        /** @description What the review showed (openapi/README.md). An extension. */
        CallServiceTerms: {
            /** @description How the month’s amount changes (yen). */
            monthly_difference?: components["schemas"]["SignedYen"];
            /** @description First day of the change. */
            starts_on?: components["schemas"]["Day"];
        };
        CancelExchangeRefusal: {
            /** @description Last day on which it could be taken back. */
            cancel_until: components["schemas"]["Day"];
            /** @description - cancel_error: 取り消せない */
            code: "cancel_error" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        CancelOrder: {
            receipt_number: components["schemas"]["ReceiptNumber"];
            target: components["schemas"]["CancelTarget"];
        };
        CancelReceipt: {
            /** @description When it was taken back. */
            accepted_at: components["schemas"]["Moment"];
            /** @description Name of the plan that stays. */
            planName: string;
            receipt_number: components["schemas"]["ReceiptNumber"];
            target: components["schemas"]["CancelTarget"] | components["schemas"]["UnknownCode"];
        };
        /**
         * @description What is taken back.
         *     - price_plan: プランの変更
         *     - voice_call_fixed_option: かけ放題の変更
         * @enum {string}
         */
        CancelTarget: "price_plan" | "voice_call_fixed_option";
        /**
         * @description Kind of charge, by plan family.
         *     - normal: 通常プラン
         *     - neo: NEOプラン
         * @enum {string}
         */
        ChargeCategory: "normal" | "neo";
        ChargeOrder: {
            category: components["schemas"]["ChargeCategory"];
            confirmed?: components["schemas"]["ChargeTerms"];
            /** @description Code of the choice. */
            option_code: string;
        };
        ChargeOrderRefusal: {
            /**
             * @description - charge_limit_over: 今月追加できる量を超えた
             *     - not_eligible: ご契約のプランは対象外
             *     - suspended: 利用停止中
             *     - unpaid: お支払いの確認待ち
             *     - payment_failed: お支払いに失敗
             */
            code: ("charge_limit_over" | "not_eligible" | "suspended" | "unpaid" | "payment_failed") | components["schemas"]["UnknownCode"];
            /** @description Most that can still be added this month (MB), where the amount was the reason; else null. */
            limit_mb: components["schemas"]["DataMb"] | null;
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        ChargeReceipt: {
            /** @description When it was accepted. */
            accepted_at: components["schemas"]["Moment"];
            /** @description Data added (MB). */
            amount_mb: components["schemas"]["DataMb"];
            /** @description Month of the bill that carries the price. */
            billing_month: components["schemas"]["Month"];
            /** @description Data left now (MB). */
            data_left_mb: components["schemas"]["DataMb"];
            /** @description Last day of use. */
            expires_on: components["schemas"]["Day"];
            /** @description Price (yen). */
            price: components["schemas"]["Yen"];
            receipt_number: components["schemas"]["ReceiptNumber"];
        };
        /** @description What the review showed (openapi/README.md). An extension. */
        ChargeTerms: {
            /** @description Added this month so far (MB). */
            added_mb?: components["schemas"]["DataMb"];
            /** @description Month of the bill that carries the price. */
            billing_month?: components["schemas"]["Month"];
            /** @description Last day of use. */
            expires_on?: components["schemas"]["Day"];
            /** @description Price (yen). */
            price?: components["schemas"]["Yen"];
        };
        CipherRefusal: {
            /**
             * @description - cipher_expired: 期限切れ
             *     - cipher_invalid: 復号できない
             */
            code: ("cipher_expired" | "cipher_invalid") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        CipherText: {
            /** @description Encrypted text (base64url). */
            cipher_text: string;
        };
        /**
         * @description Contract type of a SIM.
         *     - mobile_data: データ専用
         *     - mobile_sms: データ+SMS
         *     - mobile_voice: 音声
         * @enum {string}
         */
        ContractType: "mobile_data" | "mobile_sms" | "mobile_voice";
        DataAdvanceOrder: {
            /** @description Data to use in advance (MB), a multiple of the unit. */
            amount_mb: components["schemas"]["DataMb"];
            confirmed?: components["schemas"]["DataAdvanceTerms"];
        };
        DataAdvanceOrderRefusal: {
            /**
             * @description - data_advance_over_capacity: 前借りできる量を超えた
             *     - data_advance_out_of_period: 受付期間外
             *     - data_advance_not_possible: お申し込み不可
             */
            code: ("data_advance_over_capacity" | "data_advance_out_of_period" | "data_advance_not_possible") | components["schemas"]["UnknownCode"];
            /** @description Most that can be used in advance now (MB), where the amount was the reason; else null. */
            limit_mb: components["schemas"]["DataMb"] | null;
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        DataAdvanceReceipt: {
            /** @description When it was accepted. */
            accepted_at: components["schemas"]["Moment"];
            /** @description Data used in advance (MB). */
            amount_mb: components["schemas"]["DataMb"];
            /** @description Data left now (MB). */
            data_left_mb: components["schemas"]["DataMb"];
            /** @description Last day of use. */
            expires_on: components["schemas"]["Day"];
            /** @description Data of next month once it is taken off (MB). */
            next_month_mb: components["schemas"]["DataMb"];
            receipt_number: components["schemas"]["ReceiptNumber"];
        };
        /** @description What the review showed (openapi/README.md). An extension. */
        DataAdvanceTerms: {
            /** @description Used in advance this month so far (MB). */
            advanced_mb?: components["schemas"]["DataMb"];
            /** @description Last day of use. */
            expires_on?: components["schemas"]["Day"];
            /** @description Charged once (yen). */
            fee?: components["schemas"]["Yen"];
        };
        /** @description Amount of data in MB (1 GB = 1,000 MB). */
        DataMb: number;
        /**
         * Format: date
         * @description A day in Japan.
         */
        Day: string;
        DeviceCompensationOrder: {
            confirmed?: components["schemas"]["DeviceCompensationTerms"];
            /** @description The new IMEI; null for quit. */
            imei: string | null;
            operation: components["schemas"]["PhoneProtectionOperation"];
        };
        DeviceCompensationReceipt: {
            /** @description When it was accepted. */
            accepted_at: components["schemas"]["Moment"];
            /** @description Last day of the protection; null for imei. */
            ends_on: components["schemas"]["Day"] | null;
            /** @description The IMEI that is registered now; null for quit. */
            imei: string | null;
            operation: components["schemas"]["PhoneProtectionOperation"] | components["schemas"]["UnknownCode"];
            receipt_number: components["schemas"]["ReceiptNumber"];
        };
        DeviceCompensationRefusal: {
            /**
             * @description - phone_protection_cant_update_imei: このご契約では変更できない
             *     - phone_protection_cant_update_imei_device_adding: SIM・機種の追加中は変更できない
             *     - phone_protection_cant_update_imei_before_next_month_end: ご利用開始の翌月末まで変更できない
             *     - option_not_acceptable: お申し込みを受け付けられない
             *     - option_update_processing: 前の変更を手続き中
             *     - not_using: ご利用中ではない
             */
            code: ("phone_protection_cant_update_imei" | "phone_protection_cant_update_imei_device_adding" | "phone_protection_cant_update_imei_before_next_month_end" | "option_not_acceptable" | "option_update_processing" | "not_using") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        /** @description What the review showed (openapi/README.md). An extension. */
        DeviceCompensationTerms: {
            /** @description Last day of the protection, where it is cancelled. */
            ends_on?: components["schemas"]["Day"];
        };
        DeviceEntryOrder: {
            /** @description Code of the colour. */
            colour_code: string;
            confirmed?: components["schemas"]["DeviceEntryTerms"];
            /** @description Time band; null for unspecified. Goes with a day, and a day with it. */
            delivery_band: components["schemas"]["TimeBand"] | null;
            /** @description Day of the delivery; null for the earliest. */
            delivery_on: components["schemas"]["Day"] | null;
            /** @description Code of the device. */
            device_code: string;
            payment: components["schemas"]["DevicePayment"];
        };
        DeviceEntryOrderRefusal: {
            /**
             * @description - out_of_stock: 在庫切れ
             *     - delivery_date_unavailable: お届け日を選べない
             *     - shipping: 発送の手続き中
             *     - not_eligible: ご契約のプランは対象外
             *     - quitting: 解約の手続き中
             *     - unpaid: お支払いの確認待ち
             *     - card_authentication_failed: カード認証の失敗
             *     - card_authentication_maintenance: カード認証システムのメンテナンス中
             */
            code: ("out_of_stock" | "delivery_date_unavailable" | "shipping" | "not_eligible" | "quitting" | "unpaid" | "card_authentication_failed" | "card_authentication_maintenance") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        DeviceEntryReceipt: {
            /** @description When it was accepted. */
            accepted_at: components["schemas"]["Moment"];
            /** @description Month of the first bill for it: the one after the delivery, at the earliest where that is not settled. */
            billing_month: components["schemas"]["Month"];
            /** @description Name of the colour. */
            colour: string;
            /** @description Time band; null for unspecified. */
            delivery_band: (components["schemas"]["TimeBand"] | components["schemas"]["UnknownCode"]) | null;
            /** @description Day of the delivery; null while it is not settled. */
            delivery_on: components["schemas"]["Day"] | null;
            /** @description Fee of the procedure (yen). */
            fee: components["schemas"]["Yen"];
            /** @description Price a month (yen); null where it is paid at once. */
            instalment_amount: components["schemas"]["Yen"] | null;
            /** @description Number of instalments; null where it is paid at once. */
            instalment_count: number | null;
            /** @description Name of the device. */
            name: string;
            payment: components["schemas"]["DevicePayment"] | components["schemas"]["UnknownCode"];
            /** @description Price (yen). */
            price: components["schemas"]["Yen"];
            receipt_number: components["schemas"]["ReceiptNumber"];
        };
        /** @description What the review showed (openapi/README.md). An extension. */
        DeviceEntryTerms: {
            /** @description Month of the first bill that carries it. */
            billing_month?: components["schemas"]["Month"];
            /** @description Fee of the procedure (yen). */
            fee?: components["schemas"]["Yen"];
            /** @description Price of the device (yen). */
            price?: components["schemas"]["Yen"];
        };
        /**
         * @description How the device is paid.
         *     - once: 一括払い
         *     - instalment: 分割払い
         * @enum {string}
         */
        DevicePayment: "once" | "instalment";
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
        /**
         * @description Procedure of the eSIM.
         *     - exchange: SIMカードからeSIMへの変更
         *     - issue: eSIMの発行
         *     - reissue: eSIMの再発行
         * @enum {string}
         */
        EsimOperation: "exchange" | "issue" | "reissue";
        EsimOrder: {
            confirmed?: components["schemas"]["EsimTerms"];
            /** @description EID of the device. */
            eid: string;
            operation: components["schemas"]["EsimOperation"];
        };
        EsimOrderRefusal: {
            /**
             * @description - eid_invalid: EIDの誤り
             *     - esim_in_progress: eSIMの手続き中
             *     - device_not_compatible: eSIMに対応していない機種
             *     - quitting: 解約の手続き中
             *     - suspended: 利用停止中
             */
            code: ("eid_invalid" | "esim_in_progress" | "device_not_compatible" | "quitting" | "suspended") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        EsimReceipt: {
            /** @description When it was accepted. */
            accepted_at: components["schemas"]["Moment"];
            activation: components["schemas"]["EsimActivation"];
            /** @description Month of the bill that carries the fee. */
            billing_month: components["schemas"]["Month"];
            /**
             * @description Fee (yen).
             * @constant
             */
            fee: 440;
            operation: components["schemas"]["EsimOperation"] | components["schemas"]["UnknownCode"];
        };
        /** @description What the review showed (openapi/README.md). An extension. */
        EsimTerms: {
            /** @description Month of the bill that carries the fee. */
            billing_month?: components["schemas"]["Month"];
            /** @description Fee (yen). */
            fee?: components["schemas"]["Yen"];
            /** @description Receipt number of an eSIM that was issued and not set up, which stops working; null for none. */
            replaces?: string | null;
        };
        FieldError: {
            /** @description Japanese text to show at the field. */
            message: string;
            /** @description Field of the request; a dot leads into an object. */
            name: string;
        };
        /** @description What is wrong, for each field that is wrong; only with `bad_request`. */
        FieldErrors: components["schemas"]["FieldError"][];
        /**
         * @description Kind of the 5G option.
         *     - VO3232: 5Gオプション
         *     - VO3242: 5Gサービス S
         *     - VO3252: 5Gサービス A
         * @enum {string}
         */
        FifthGenerationCode: "VO3232" | "VO3242" | "VO3252";
        FifthGenerationOrder: {
            code: components["schemas"]["FifthGenerationCode"];
            confirmed?: components["schemas"]["OptionTerms"];
            operation: components["schemas"]["MobileOptionOperation"];
        };
        /** @description Authentication code (認証コード). */
        GiftAuthCode: string;
        /** @description Gift code (ギフトコード), shown as 4-4. */
        GiftCode: string;
        /** @description Amount of a gift (MB), in steps of 500 MB. */
        GiftMb: number;
        /** @description Short message to the receiver; null when there is none. */
        GiftMessage: string | null;
        GigaPlusMissing: {
            /** @description - giga_plus_not_exist: 受け取るものがない */
            code: "giga_plus_not_exist" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        GigaPlusOrder: {
            confirmed?: components["schemas"]["GigaPlusTerms"];
            /** @description Id of what is received. */
            giga_plus_id: string;
        };
        GigaPlusReceipt: {
            /** @description When it was received. */
            accepted_at: components["schemas"]["Moment"];
            /** @description Data (MB). */
            amount_mb: components["schemas"]["DataMb"];
            /** @description Data left now (MB); null when unlimited. */
            data_left_mb: components["schemas"]["DataMb"] | null;
            receipt_number: components["schemas"]["ReceiptNumber"];
            /** @description Last day of use. */
            usable_until: components["schemas"]["Day"];
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
        /** @description What the review showed (openapi/README.md). An extension. */
        GigaPlusTerms: {
            /** @description Data (MB). */
            amount_mb?: components["schemas"]["DataMb"];
            /** @description Last day of use. */
            usable_until?: components["schemas"]["Day"];
        };
        /**
         * @description Names one press of a button, so that it is carried out once however often the request arrives: browsers and proxies send a request again by themselves when a connection breaks. A text that nobody else would make, such as a random UUID, without data of the customer.
         *
         *     - The same key with the same request gets the first answer again, a refusal too, and nothing more is done. While the first is still running, the second waits for it.
         *     - The same key with another path, query or body is refused with 422 `idempotency_key_reused`, and nothing is done.
         *     - After 403, 429, 500 and 503 nothing was done, and the key is still unused.
         *     - A key counts for 24 hours, for one operation and one customer, whichever of their logins sends it: a press that is repeated after a new login orders nothing twice. Where nobody is logged in yet, it counts for one operation.
         *
         *     Whoever does not know what became of a request repeats it with its key. After any other answer, or when anything was changed, a new one is made.
         */
        IdempotencyKey: string;
        IdempotencyKeyError: {
            /** @description - idempotency_key_reused: 同じキーで違う内容が送られた */
            code: "idempotency_key_reused" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
        };
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
        MnpNumber: {
            /** @description Last day of the number. */
            expires_on: components["schemas"]["Day"];
            /** @description MNP reservation number. */
            number: string;
        };
        MnpTransferInOrder: {
            /** @description When the activation starts, one of the slots. */
            starts_at: components["schemas"]["Moment"];
        };
        MnpTransferInOrderRefusal: {
            /**
             * @description - mnp_transfer_in_put_reserve_exist: 選んだ時刻は予約済み
             *     - mnp_transfer_in_reserve_number_expired: MNP予約番号の期限切れ
             *     - mnp_transfer_in_available_time_none: 開通予約の空きがない
             *     - not_one_target: 対象が1件に決まらない
             */
            code: ("mnp_transfer_in_put_reserve_exist" | "mnp_transfer_in_reserve_number_expired" | "mnp_transfer_in_available_time_none" | "not_one_target") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        MnpTransferInReceipt: {
            /** @description When it was accepted. */
            accepted_at: components["schemas"]["Moment"];
            /** @description How long calls are not possible (minutes). */
            interruption_minutes: number;
            /** @description Number that moves in. */
            phone: components["schemas"]["PhoneNumber"];
            receipt_number: components["schemas"]["ReceiptNumber"];
            /** @description When the activation starts. */
            starts_at: components["schemas"]["Moment"];
        };
        MobileCashbackOrderRefusal: {
            /**
             * @description - register_account_cashback_procedure_complete: 入金手続き済み
             *     - cashback_not_eligible: キャッシュバック対象外
             *     - cashback_expired: 受け取り期限切れ
             *     - account_not_found: 口座を確認できない
             */
            code: ("register_account_cashback_procedure_complete" | "cashback_not_eligible" | "cashback_expired" | "account_not_found") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        MobileCashbackReceipt: {
            /** @description When it was accepted. */
            accepted_at: components["schemas"]["Moment"];
            account: components["schemas"]["MaskedAccount"];
            /** @description Amount (yen). */
            amount: components["schemas"]["Yen"];
            /** @description Planned day of the payment. */
            paid_on: components["schemas"]["Day"];
            receipt_number: components["schemas"]["ReceiptNumber"];
        };
        /** @description What the review showed (openapi/README.md). An extension. */
        MobileCashbackTerms: {
            /** @description What is paid (yen). */
            amount?: components["schemas"]["Yen"];
        };
        /**
         * @description What can be done with an option.
         *     - add: 追加
         *     - remove: 解約
         *     - update: 変更
         * @enum {string}
         */
        MobileOptionOperation: "add" | "remove" | "update";
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
         * @description What is applied for.
         *     - quit: 解約
         *     - quit_mnp: 解約とMNP予約番号の発行
         *     - onestop: 乗り換え(ワンストップ)
         *     - quit_cancel: 解約の取り消し
         * @enum {string}
         */
        MobileQuitAction: "quit" | "quit_mnp" | "onestop" | "quit_cancel";
        MobileQuitOrder: {
            action: components["schemas"]["MobileQuitAction"];
            confirmed?: components["schemas"]["MobileQuitTerms"];
            /**
             * Format: uuid
             * @description Id of the one-stop flow; null outside it.
             */
            onestop_id: string | null;
            /** @description Last day of the service, as the read gave it: quit_on, for quit_mnp mnp_quit_on. */
            quit_on: components["schemas"]["Day"];
            /** @description Why the customer leaves; null when it is taken back. */
            reason: components["schemas"]["MobileQuitReasonCode"] | null;
        };
        MobileQuitOrderRefusal: {
            /**
             * @description - date_changed: 手続き中に日付が変わった
             *     - cancel_error: 解約・取り消しができない
             *     - already_quit: 解約済み
             *     - onestop_service_stopped: 利用停止中、または予約番号なしの解約
             *     - onestop_no_target_contract: 対象のモバイル契約がない
             *     - onestop_reserve_number_issued: 予約番号を発行済み(残り10日未満)
             *     - onestop_expired: ワンストップ手続きの期限切れ
             */
            code: ("date_changed" | "cancel_error" | "already_quit" | "onestop_service_stopped" | "onestop_no_target_contract" | "onestop_reserve_number_issued" | "onestop_expired") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
            /** @description The last day read again (date_changed); else null. */
            quit_on: components["schemas"]["Day"] | null;
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
        MobileQuitReceipt: {
            /** @description When it was accepted. */
            accepted_at: components["schemas"]["Moment"];
            action: components["schemas"]["MobileQuitAction"] | components["schemas"]["UnknownCode"];
            /** @description Last day on which it can be taken back; null when it cannot. */
            cancel_until: components["schemas"]["Day"] | null;
            /** @description Reservation number, where it was issued at once; else null. */
            mnp_number: components["schemas"]["MnpNumber"] | null;
            /** @description Last day of the service, the last possible one where the number is to be ported; null when it was taken back. */
            quit_on: components["schemas"]["Day"] | null;
            receipt_number: components["schemas"]["ReceiptNumber"];
            /**
             * Format: uri
             * @description Screen of the other carrier (one-stop); else null.
             */
            return_url: string | null;
            /** @description How the cancellation stands now; null when it was taken back. */
            status: (components["schemas"]["MobileQuitStatus"] | components["schemas"]["UnknownCode"]) | null;
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
        /** @description What the review showed (openapi/README.md). An extension. */
        MobileQuitTerms: {
            /** @description What leaving costs (yen). */
            fee_total?: components["schemas"]["Yen"];
            /** @description Last day of the service; where the number is to be ported, the last one possible. */
            quit_on?: components["schemas"]["Day"];
        };
        /**
         * Format: date-time
         * @description A moment, with the offset +09:00.
         */
        Moment: string;
        /** @description Month, YYYYMM. */
        Month: string;
        NotFoundError: {
            /** @description - not_found: 見つかりません */
            code: "not_found" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        OptionOrderRefusal: {
            /**
             * @description - option_not_acceptable: お申し込みを受け付けられない
             *     - not_eligible: ご契約のプランは対象外
             *     - option_update_processing: 前の変更を手続き中
             *     - already_using: すでにご利用中
             *     - not_using: ご利用中ではない
             *     - quitting: 解約の手続き中
             *     - suspended: 利用停止中
             */
            code: ("option_not_acceptable" | "not_eligible" | "option_update_processing" | "already_using" | "not_using" | "quitting" | "suspended") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        OptionReceipt: {
            /** @description When it was accepted. */
            accepted_at: components["schemas"]["Moment"];
            /** @description Fee a month (yen); null where the provider does not name one. */
            monthly_fee: components["schemas"]["Yen"] | null;
            /** @description Name of the option. */
            name: string;
            operation: components["schemas"]["MobileOptionOperation"] | components["schemas"]["UnknownCode"];
            receipt_number: components["schemas"]["ReceiptNumber"];
            /** @description Serial number to set it up; null where none is needed. */
            serial_number: string | null;
            /** @description First day on which it has effect. */
            starts_on: components["schemas"]["Day"];
        };
        /** @description What the review showed (openapi/README.md). An extension. */
        OptionTerms: {
            /** @description Fee a month (yen); absent where it is not told. */
            monthly_fee?: components["schemas"]["Yen"];
            /** @description First day on which it has effect. */
            starts_on?: components["schemas"]["Day"];
        };
        PacketGiftClaim: {
            auth_code: components["schemas"]["GiftAuthCode"];
            confirmed?: components["schemas"]["PacketGiftClaimTerms"];
            gift_code: components["schemas"]["GiftCode"];
        };
        PacketGiftClaimReceipt: {
            /** @description When it was received. */
            accepted_at: components["schemas"]["Moment"];
            amount_mb: components["schemas"]["GiftMb"];
            /** @description Data left before (MB); null when unlimited. */
            data_left_before_mb: number | null;
            /** @description Data left now (MB); null when unlimited. */
            data_left_mb: number | null;
            /** @description Last day of use. */
            expires_on: components["schemas"]["Day"];
            /** @description Number that gave it. */
            from_phone: components["schemas"]["PhoneNumber"];
            message: components["schemas"]["GiftMessage"];
            receipt_number: components["schemas"]["ReceiptNumber"];
        };
        /** @description What the review showed (openapi/README.md). An extension. */
        PacketGiftClaimTerms: {
            /** @description Data (MB). */
            amount_mb?: components["schemas"]["DataMb"];
            /** @description Last day of use. */
            usable_until?: components["schemas"]["Day"];
        };
        PacketGiftOrder: {
            amount_mb: components["schemas"]["GiftMb"];
            confirmed?: components["schemas"]["PacketGiftTerms"];
            message: components["schemas"]["GiftMessage"];
            /** @description Mobile number of the receiver, digits only. */
            to_phone: string;
        };
        PacketGiftReceipt: {
            /** @description When it was given. */
            accepted_at: components["schemas"]["Moment"];
            amount_mb: components["schemas"]["GiftMb"];
            auth_code: components["schemas"]["GiftAuthCode"];
            /** @description Data left before (MB). */
            data_left_before_mb: components["schemas"]["DataMb"];
            /** @description Data left now (MB). */
            data_left_mb: components["schemas"]["DataMb"];
            /** @description Last day on which it can be received. */
            expires_on: components["schemas"]["Day"];
            gift_code: components["schemas"]["GiftCode"];
            message: components["schemas"]["GiftMessage"];
            receipt_number: components["schemas"]["ReceiptNumber"];
            /** @description Number that may receive it. */
            to_phone: components["schemas"]["PhoneNumber"];
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
        PacketGiftSendRefusal: {
            available_from: components["schemas"]["AvailableFrom"];
            /**
             * @description - packet_gift_none_contract: この番号には対象のご契約がありません
             *     - packet_gift_already: 今月贈れる回数をすでに使っています
             *     - packet_gift_none_sim_tel: 入力された電話番号はご利用になれません(Minamo モバイルの番号ではない)
             *     - packet_gift_code_month_end: 本日は受け付けていません(月末の締め切り後)
             *     - capacity_shortage: 贈れるデータの残りが足りません
             *     - packet_gift_code_capacity_over: 指定できるデータ量を超えています
             *     - packet_gift_code_none_contract_in_post: 手続きの途中で対象のご契約がなくなりました
             *     - packet_gift_code_not_available_sim_tel: 入力された電話番号はご利用になれません(ご自身の番号、利用停止中など)
             *     - packet_gift_code_none_price_plan: 対象のプランではありません(ご自身のプランはデータ無制限、または相手のプランがNEOプランではない)
             *     - packet_gift_code_cant_get_in_code: 混み合っている可能性があります。時間をおいて、データを贈る画面でギフトコードをお確かめください
             *     - packet_gift_code_not_neo_plan: 対象のプランではありません(NEOプランではない)
             */
            code: ("packet_gift_none_contract" | "packet_gift_already" | "packet_gift_none_sim_tel" | "packet_gift_code_month_end" | "capacity_shortage" | "packet_gift_code_capacity_over" | "packet_gift_code_none_contract_in_post" | "packet_gift_code_not_available_sim_tel" | "packet_gift_code_none_price_plan" | "packet_gift_code_cant_get_in_code" | "packet_gift_code_not_neo_plan") | components["schemas"]["UnknownCode"];
            /** @description Most that can be given now (MB), where the amount was the reason; else null. */
            limit_mb: number | null;
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        /** @description What the review showed (openapi/README.md). An extension. */
        PacketGiftTerms: {
            /** @description Last day on which it can be received. */
            expires_on?: components["schemas"]["Day"];
            /** @description How many gifts can still be given this month, this one among them. */
            remaining_times?: number;
        };
        /** @description Phone number, digits only. */
        PhoneNumber: string;
        /**
         * @description Procedure of the phone protection.
         *     - quit: 解約
         *     - imei: IMEI(端末製造番号)の変更
         * @enum {string}
         */
        PhoneProtectionOperation: "quit" | "imei";
        PlainText: {
            /** @description Text as it is. */
            value: string;
        };
        PlanExchangeOrder: {
            /** @description The call-flat option from then on; null for a SIM without calls. */
            call_flat: components["schemas"]["CallFlat"] | null;
            confirmed?: components["schemas"]["PlanExchangeTerms"];
            /** @description The plan from then on. */
            planCode: components["schemas"]["MobilePlanCode"];
            /** @description Premium option; null for none. */
            premium_option: components["schemas"]["PremiumOption"] | null;
            /** @description Special calling plan; null for none. */
            special_calling: components["schemas"]["SpecialCallingPlanCode"] | null;
        };
        PlanExchangeOrderRefusal: {
            /**
             * @description - plan: プランの選択に誤り
             *     - premium_option: プレミアムオプションの選択に誤り
             *     - call_flat: かけ放題の選択に誤り
             *     - not_changed: 変更がない
             *     - change_reserved: 変更の受付済み
             *     - not_eligible: ご契約のプランは対象外
             *     - quitting: 解約の手続き中
             *     - suspended: 利用停止中
             *     - unpaid: お支払いの確認待ち
             *     - shipping: 発送の手続き中
             */
            code: ("plan" | "premium_option" | "call_flat" | "not_changed" | "change_reserved" | "not_eligible" | "quitting" | "suspended" | "unpaid" | "shipping") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        PlanExchangeReceipt: {
            /** @description When it was accepted. */
            accepted_at: components["schemas"]["Moment"];
            /** @description The new call-flat option; null for a SIM without calls. */
            call_flat: (components["schemas"]["CallFlat"] | components["schemas"]["UnknownCode"]) | null;
            /** @description Last day on which it can be taken back. */
            cancel_until: components["schemas"]["Day"];
            /** @description Plan and options a month from then on (yen). */
            monthly_amount: components["schemas"]["Yen"];
            /** @description Difference a month (yen). */
            monthly_difference: components["schemas"]["SignedYen"];
            /** @description The new plan. */
            plan: components["schemas"]["MobilePlan"];
            receipt_number: components["schemas"]["ReceiptNumber"];
            /** @description First day of the new plan. */
            starts_on: components["schemas"]["Day"];
        };
        /** @description What the review showed (openapi/README.md). An extension. */
        PlanExchangeTerms: {
            /** @description What the SIM costs a month from then on (yen). */
            monthly_amount?: components["schemas"]["Yen"];
            /** @description First day of the new plan. */
            starts_on?: components["schemas"]["Day"];
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
        /**
         * @description Kind of the premium band.
         *     - VO3132: プレミアムバンド
         *     - VO3222: プレミアムバンド(第2種)
         * @enum {string}
         */
        PremiumBandCode: "VO3132" | "VO3222";
        PremiumBandOrder: {
            code: components["schemas"]["PremiumBandCode"];
            confirmed?: components["schemas"]["OptionTerms"];
            operation: components["schemas"]["MobileOptionOperation"];
        };
        /**
         * @description Premium option of a plan.
         *     - fifth_generation_s: 5Gサービス S
         *     - fifth_generation_a: 5Gサービス A
         * @enum {string}
         */
        PremiumOption: "fifth_generation_s" | "fifth_generation_a";
        /** @description Number of an accepted application (受付番号), for questions by phone. */
        ReceiptNumber: string;
        SecureText: {
            /** @description Encrypted text (base64url). */
            cipher_text: string;
            /** @description Until when it can be decrypted. */
            expires_at: components["schemas"]["Moment"];
        };
        /** @description Id of a service, `f` + contract number (fibre) or `m` + SIM phone number (mobile). */
        ServiceId: string;
        SessionError: {
            /** @description - session_invalid: ログインの有効期限が切れています */
            code: "session_invalid" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
        };
        /** @description Amount in yen, tax included; negative where it lowers the bill. */
        SignedYen: number;
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
        /**
         * @description Special calling plan.
         *     - VO4012: 5分かけ放題 プラス(calling_five_unlimited)
         *     - VO3052: 10分かけ放題 プラス(calling_ten_unlimited)
         * @enum {string}
         */
        SpecialCallingPlanCode: "VO4012" | "VO3052";
        /**
         * @description What is applied for.
         *     - stop: 利用停止
         *     - restart: 利用再開
         * @enum {string}
         */
        StopRestartAction: "stop" | "restart";
        StopRestartOrder: {
            action: components["schemas"]["StopRestartAction"];
            confirmed?: components["schemas"]["StopRestartTerms"];
            /** @description Why it is stopped; null when it is restarted. */
            reason: components["schemas"]["SimStopReason"] | null;
        };
        StopRestartReceipt: {
            /** @description When it was accepted. */
            accepted_at: components["schemas"]["Moment"];
            action: components["schemas"]["StopRestartAction"] | components["schemas"]["UnknownCode"];
            receipt_number: components["schemas"]["ReceiptNumber"];
            state: components["schemas"]["SimState"] | components["schemas"]["UnknownCode"];
        };
        StopRestartRefusal: {
            /**
             * @description - stop_failed: 停止の失敗
             *     - restart_failed: 再開の失敗
             */
            code: ("stop_failed" | "restart_failed") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        /** @description What the review showed (openapi/README.md). An extension. */
        StopRestartTerms: {
            /** @description What the SIM costs a month, stopped or not (yen). */
            monthly_amount?: components["schemas"]["Yen"];
        };
        SystemFailure: {
            /** @description - system_error: システムエラー */
            code: "system_error" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
        };
        /** @description What the order would give now: all fields that the operation's `confirmed` has, but those that don't apply to this order. */
        Terms: {
            /** @description Added this month so far (MB). */
            added_mb?: components["schemas"]["DataMb"];
            /** @description Used in advance this month so far (MB). */
            advanced_mb?: components["schemas"]["DataMb"];
            /** @description What is paid to the customer (yen). */
            amount?: components["schemas"]["Yen"];
            /** @description Data (MB). */
            amount_mb?: components["schemas"]["DataMb"];
            /** @description Month of the bill that carries it. */
            billed_month?: components["schemas"]["Month"];
            /** @description Month of the first bill that carries it. */
            billing_month?: components["schemas"]["Month"];
            /** @description Fee of the construction, once (yen). */
            construction_fee?: components["schemas"]["Yen"];
            /** @description Last day of what is ended. */
            ends_on?: components["schemas"]["Day"];
            /** @description Fee of the entry, once (yen). */
            entry_fee?: components["schemas"]["Yen"];
            /** @description Last day on which it can be used, or be received. */
            expires_on?: components["schemas"]["Day"];
            /** @description Charged once (yen). */
            fee?: components["schemas"]["Yen"];
            /** @description What leaving costs (yen). */
            fee_total?: components["schemas"]["Yen"];
            /** @description What the service costs a month in all (yen). */
            monthly_amount?: components["schemas"]["Yen"];
            /** @description How the month's amount changes (yen). */
            monthly_difference?: components["schemas"]["SignedYen"];
            /** @description Fee a month (yen); negative where it lowers the bill. */
            monthly_fee?: components["schemas"]["SignedYen"];
            /** @description Price (yen). */
            price?: components["schemas"]["Yen"];
            /** @description Last day of the service. */
            quit_on?: components["schemas"]["Day"];
            /** @description How many gifts can still be given this month, this one among them. */
            remaining_times?: number;
            /** @description Receipt number of what is issued, not used yet and good no longer then; null for none. */
            replaces?: string | null;
            /** @description First day on which it has effect. */
            starts_on?: components["schemas"]["Day"];
            /** @description What leaving costs (yen). */
            total?: components["schemas"]["Yen"];
            /** @description Last day of use. */
            usable_until?: components["schemas"]["Day"];
        };
        /** @description What the customer confirmed is no longer so, and nothing was done (openapi/README.md). An extension. */
        TermsChangedError: {
            /** @description - terms_changed: 確認した内容が変わった */
            code: "terms_changed" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            terms: components["schemas"]["Terms"];
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
        TrafficControlChange: {
            /** @description True for high speed. */
            is_high_speed: boolean;
        };
        TrafficControlRefusal: {
            /**
             * @description - not_changeable: 切り替えできないプラン
             *     - in_progress: ほかの変更を反映中
             */
            code: ("not_changeable" | "in_progress") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
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
        ValueDataFreeOrder: {
            confirmed?: components["schemas"]["OptionTerms"];
            operation: components["schemas"]["AddOrRemove"];
        };
        /**
         * @description Kind of a value plan.
         *     - value_sml_data_sms: バリュー(データ+SMS)
         *     - value_sml_voice: バリュー(音声)
         *     - value_sml_voice_limited: バリュー(音声・制限あり)
         * @enum {string}
         */
        ValuePlanKind: "value_sml_data_sms" | "value_sml_voice" | "value_sml_voice_limited";
        VirusBusterOrder: {
            confirmed?: components["schemas"]["OptionTerms"];
            operation: components["schemas"]["AddOrRemove"];
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
        /** @description The key was sent before with another path, query or body; nothing was done. */
        IdempotencyKeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IdempotencyKeyError"];
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
        /** @description Names one press of the button that asks for this; the schema says the rule. */
        idempotency_key: components["schemas"]["IdempotencyKey"];
        /**
         * @description The selected service, from the service list (`GET /api/read/v1/service`).
         * @example m09000001234
         */
        service_id: components["schemas"]["ServiceId"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    postCallService: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CallServiceOrder"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallServiceReceipt"];
                };
            };
            /** @description The request breaks the contract or a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description Nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallServiceRefusal"] | components["schemas"]["TermsChangedError"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postMobileCashbackAccount: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankAccountOrder"];
            };
        };
        responses: {
            /** @description Registered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MobileCashbackReceipt"];
                };
            };
            /** @description The request breaks the contract or a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description No account is registered. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MobileCashbackOrderRefusal"] | components["schemas"]["TermsChangedError"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postCancelExchangePricePlan: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelOrder"];
            };
        };
        responses: {
            /** @description Taken back; the plan stays as it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelReceipt"];
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
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postCharge: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChargeOrder"];
            };
        };
        responses: {
            /** @description The data is added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChargeReceipt"];
                };
            };
            /** @description The request breaks the contract or a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description No data is added and nothing is charged. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChargeOrderRefusal"] | components["schemas"]["TermsChangedError"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postDeviceEntry: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceEntryOrder"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceEntryReceipt"];
                };
            };
            /** @description The request breaks the contract or a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description Nothing was applied for. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceEntryOrderRefusal"] | components["schemas"]["TermsChangedError"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postEsim: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EsimOrder"];
            };
        };
        responses: {
            /** @description Issued. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EsimReceipt"];
                };
            };
            /** @description The request breaks the contract or a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description Nothing was issued. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EsimOrderRefusal"] | components["schemas"]["TermsChangedError"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postMnpTransferIn: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MnpTransferInOrder"];
            };
        };
        responses: {
            /** @description Reserved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MnpTransferInReceipt"];
                };
            };
            /** @description The request breaks the contract or a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description Nothing was reserved. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MnpTransferInOrderRefusal"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postMobileQuitInfo: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MobileQuitOrder"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MobileQuitReceipt"];
                };
            };
            /** @description The request breaks the contract or a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description Nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MobileQuitOrderRefusal"] | components["schemas"]["TermsChangedError"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postStopRestartInfo: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StopRestartOrder"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StopRestartReceipt"];
                };
            };
            /** @description The request breaks the contract or a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description The SIM is as it was. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StopRestartRefusal"] | components["schemas"]["TermsChangedError"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postDataAdvance: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataAdvanceOrder"];
            };
        };
        responses: {
            /** @description The data is added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataAdvanceReceipt"];
                };
            };
            /** @description The request breaks the contract or a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description No data is added. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataAdvanceOrderRefusal"] | components["schemas"]["TermsChangedError"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postDeviceCompensation: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceCompensationOrder"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceCompensationReceipt"];
                };
            };
            /** @description The request breaks the contract or a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description Nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceCompensationRefusal"] | components["schemas"]["TermsChangedError"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postFifthGeneration: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FifthGenerationOrder"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionReceipt"];
                };
            };
            /** @description The request breaks the contract or a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description Nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionOrderRefusal"] | components["schemas"]["TermsChangedError"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postGigaPlus: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GigaPlusOrder"];
            };
        };
        responses: {
            /** @description The data is added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GigaPlusReceipt"];
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
                    "application/json": components["schemas"]["GigaPlusRefusal"] | components["schemas"]["TermsChangedError"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postPacketGiftCode: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PacketGiftOrder"];
            };
        };
        responses: {
            /** @description The gift is given. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PacketGiftReceipt"];
                };
            };
            /** @description The request breaks the contract or a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description The gift was not given, or (congested) its codes cannot be shown yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PacketGiftSendRefusal"] | components["schemas"]["TermsChangedError"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postPacketGiftRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PacketGiftClaim"];
            };
        };
        responses: {
            /** @description The data is added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PacketGiftClaimReceipt"];
                };
            };
            /** @description The request breaks the contract or a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
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
                    "application/json": components["schemas"]["PacketGiftReceiverRefusal"] | components["schemas"]["TermsChangedError"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postPremiumBand: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PremiumBandOrder"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionReceipt"];
                };
            };
            /** @description The request breaks the contract or a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description Nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionOrderRefusal"] | components["schemas"]["TermsChangedError"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postPricePlanExchange: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanExchangeOrder"];
            };
        };
        responses: {
            /** @description Accepted; the plan changes on the day named. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanExchangeReceipt"];
                };
            };
            /** @description The request breaks the contract or a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description Nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanExchangeOrderRefusal"] | components["schemas"]["TermsChangedError"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postMobileSecureDecrypt: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CipherText"];
            };
        };
        responses: {
            /** @description Decrypted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainText"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description It cannot be decrypted. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CipherRefusal"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postMobileSecureEncrypt: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlainText"];
            };
        };
        responses: {
            /** @description Encrypted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecureText"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    putTrafficControl: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrafficControlChange"];
            };
        };
        responses: {
            /** @description The switch as it stands now. */
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
            /** @description The switch cannot be set now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrafficControlRefusal"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postValueDataFree: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValueDataFreeOrder"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionReceipt"];
                };
            };
            /** @description The request breaks the contract or a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description Nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionOrderRefusal"] | components["schemas"]["TermsChangedError"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postVirusBusterMobile: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path: {
                /**
                 * @description The selected service, from the service list (`GET /api/read/v1/service`).
                 * @example m09000001234
                 */
                service_id: components["parameters"]["service_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VirusBusterOrder"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionReceipt"];
                };
            };
            /** @description The request breaks the contract or a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description Nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionOrderRefusal"] | components["schemas"]["TermsChangedError"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
}
