// Generated from openapi/ by `npm run generate`. Never edit.
import type { UnknownCode } from '../../catalogue/labelOf';
export interface paths {
    "/api/write/v1/billing-address-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the billing address
         * @description Has effect from the bill of `starts_month` on. It leaves the address of the line as it is.
         */
        put: operations["putBillingAddressInfo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/bravia-recycle-entry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Applies for the collection of a television
         * @description `fee` is charged once.
         */
        post: operations["postBraviaRecycleEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/campaign/present-accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the present of a campaign
         * @description `choice_id` is one of the present's choices. A present is accepted once.
         */
        post: operations["postCampaignPresentAccept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/change-prefered-date": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the day of a construction, delivery or collection
         * @description `target` says what is moved, `target_id` which one. A construction has a part of the day, a delivery a time band.
         */
        put: operations["putChangePreferedDate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/confirmation-number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a confirmation number to an e-mail address
         * @description The answer is the same whether or not the mail can be delivered.
         */
        post: operations["postConfirmationNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/confirmation-number/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verifies a confirmation number
         * @description The answer's token is good for this very address. After several wrong numbers it is locked, and another has to be sent.
         */
        post: operations["postConfirmationNumberVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes name, address or phone of the customer
         * @description Name, address or phone; what stays is null. It has effect only after the document where `needs_document` is true.
         */
        put: operations["putContract"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/contract/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the e-mail address of the fibre contract
         * @description Takes the token that `postConfirmationNumberVerification` gave for this very address.
         */
        put: operations["putContractEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/contract/entry-cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the application for fibre
         * @description The call is signed; the page that is open without login asks for the login before it sends.
         */
        post: operations["postContractEntryCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/g10UpgradeEntry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for the upgrade to 10G
         * @description Takes the token of `getG10upgTokenInfo`. A day that somebody else took meanwhile, or that has come too near, is refused with `date_taken`.
         */
        post: operations["postG10UpgradeEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/hikaritv/quit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels Hikari TV
         * @description `tuner_return` says what happens to the tuners.
         */
        post: operations["postHikaritvQuit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/introduceCreate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the code to introduce a friend with
         * @description `kind` says whether it is for friends or for the building. While a code is good no second one is made (`code_exists`).
         */
        post: operations["postIntroduceCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/moveTokenCreate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a move
         * @description Only the beginning: the customer goes on at the moving page, `url`, with the token.
         */
        post: operations["postMoveTokenCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/nurodenki/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the current contract of the electricity bundle
         * @description Has effect from the next reading of the meter on; while one change is under way no other is taken.
         */
        put: operations["putNurodenkiInfo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/nurodenki/plan-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the plan of the electricity bundle
         * @description Has effect from the next reading of the meter on; while one change is under way no other is taken.
         */
        post: operations["postNurodenkiPlanChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/option": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Orders one option, by order type
         * @description `order_type` is one of those that the option's read lists. What the option does not need is null.
         */
        post: operations["postOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/option/voip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Applies for the home phone
         * @description A number that is kept needs `current_number`, `carrier` and `holder_name`; for a new one they are null.
         */
        post: operations["postOptionVoip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/payment/credit-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the credit card, or asks for the outcome of its authentication
         * @description The first call starts the card authentication, with the card as `secure-encrypt` gave it. While it is under way the same call with `authentication_id` alone asks for the outcome, once a second, at most 60 times. The method changes with the answer `completed`; without a question after the answer of the card company nothing changes. The number is never stored or answered; only its last four digits are.
         */
        put: operations["putPaymentCreditCard"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/payment/kddi-billing-sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an SMS to begin the billing by KDDI
         * @description The customer goes on at KDDI, by the link of the SMS, which is good until `expires_at` or until another change is accepted.
         */
        post: operations["postKddiBillingSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/payment/ntt-billing-confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms the billing by NTT docomo with the code of the SMS
         * @description The bill of `starts_month` is the first one that is paid so.
         */
        post: operations["postNttBillingConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/payment/ntt-billing-sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an SMS to begin the billing by NTT docomo
         * @description The SMS holds a code for `postNttBillingConfirm`, which is good until `expires_at` or until another change is accepted.
         */
        post: operations["postNttBillingSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/payment/sb-billing-sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an SMS to begin the billing by SoftBank
         * @description The customer goes on at SoftBank, by the link of the SMS, which is good until `expires_at` or until another change is accepted.
         */
        post: operations["postSbBillingSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/promotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets how offers are received
         * @description Always all choices; none is changed by itself.
         */
        put: operations["putPromotion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/quit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for cancellation of fibre
         * @description Ends with `quit_on`, and can be taken back until `cancel_until`.
         */
        post: operations["postQuit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/quit-cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the cancellation of fibre back
         * @description Possible until `cancel_until` of the cancellation.
         */
        post: operations["postQuitCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/regist-cashback-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register the account that a cashback is paid into
         * @description `cashback_id` is one that `getCashback` lists as open. An account that does not exist is refused with `account_not_found`.
         */
        post: operations["postRegistCashbackAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/rvoip/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the one-type home phone
         * @description Changes the service pack; number and line stay.
         */
        post: operations["postRvoipChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/secom/entry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Applies for the security-guard option
         * @description The days are those on which a survey at home suits the customer; the contract comes after it.
         */
        post: operations["postSecomEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/secom/quit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels the security-guard option
         * @description `ends_on` is the last day.
         */
        post: operations["postSecomQuit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/secure-decrypt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decrypts what another screen handed over
         * @description A text that this service did not encrypt is refused as `cipher_invalid`, an expired one as `cipher_expired`.
         */
        post: operations["postSecureDecrypt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/secure-encrypt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Encrypts what is handed to another screen
         * @description Keeps what is secret out of storage and addresses. The text can be decrypted until `expires_at`.
         */
        post: operations["postSecureEncrypt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/unext-option-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Orders the video option or its cancellation
         * @description `order_type` says whether it is an order or a cancellation, and so whether the date is the first or the last day.
         */
        post: operations["postUnextOptionChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/user/id-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes password or login id
         * @description `kind` says which of the two is changed; the other is null. Too many wrong current passwords lock it (`locked`).
         */
        put: operations["putUserIdPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/voip/quit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels the home phone
         * @description `keep_number` is true where another carrier takes the number over.
         */
        post: operations["postVoipQuit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/voip/wc24/form-demand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for the WC24 form by post
         * @description The letter arrives by `arrives_by`. A second one on the same day is refused.
         */
        post: operations["postVoipWc24FormDemand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v1/voip/web-detail-reissue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issues id and password of the call details again
         * @description The letter arrives by `arrives_by`.
         */
        post: operations["postVoipWebDetailReissue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v2/payment/{product}-credit-card": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Product whose card is set. */
                product: components["schemas"]["CardProduct"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the credit card, or asks for the outcome of its authentication
         * @description The first call starts the card authentication, with the card as `secure-encrypt` gave it. While it is under way the same call with `authentication_id` alone asks for the outcome, once a second, at most 60 times. The method changes with the answer `completed`; without a question after the answer of the card company nothing changes. The number is never stored or answered; only its last four digits are.
         */
        put: operations["putPaymentProductCreditCard"];
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
        AddressChange: {
            /** @description Building and room; null for a detached house. */
            address_optional: string | null;
            /** @description City or ward. */
            city: string;
            /** @description Prefecture. */
            prefecture: string;
            /** @description Town and number. */
            town: string;
            zip_code: components["schemas"]["PostalCode"];
        };
        BadRequestError: {
            /** @description - bad_request: 入力に誤りがあります */
            code: "bad_request" | components["schemas"]["UnknownCode"];
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        BillingAddressChange: {
            /** @description Building and room; null for a detached house. */
            address_optional: string | null;
            /** @description City or ward. */
            city: string;
            /** @description Prefecture. */
            prefecture: string;
            /** @description Name of the receiver. */
            receiver: string;
            /** @description Town and number. */
            town: string;
            zip_code: components["schemas"]["PostalCode"];
        };
        BillingAddressChanged: {
            /** @description When it was accepted. */
            accepted_at: components["schemas"]["Moment"];
            receipt_number: components["schemas"]["ReceiptNumber"];
            /** @description First month whose bill goes there; null before a first bill whose month isn't known. */
            starts_month: components["schemas"]["Month"] | null;
        };
        BillingAddressRefusal: {
            /**
             * @description - not_changed: 変更がない
             *     - change_in_progress: 前の変更を手続き中
             */
            code: ("not_changed" | "change_in_progress") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        /**
         * @description How the billing is confirmed.
         *     - link: SMSのリンク先
         *     - code: SMSの認証コード
         * @enum {string}
         */
        BillingConfirmBy: "link" | "code";
        BillingConfirmed: {
            /** @description When it was accepted. */
            accepted_at: components["schemas"]["Moment"];
            method_code: components["schemas"]["PaymentMethodCode"] | components["schemas"]["UnknownCode"];
            receipt_number: components["schemas"]["ReceiptNumber"];
            /** @description First month whose bill is paid so; null before a first bill whose month isn't known. */
            starts_month: components["schemas"]["Month"] | null;
            /** @description Number that is billed. */
            tel: components["schemas"]["PhoneNumber"];
        };
        BillingConfirmOrder: {
            /** @description Id of the request. */
            request_id: string;
            /** @description Code of the SMS. */
            sms_code: string;
        };
        BillingConfirmRefusal: {
            /**
             * @description - sms_code_wrong: SMSの認証コードが違う
             *     - sms_code_expired: SMSの認証コードの期限切れ
             *     - carrier_not_eligible: 対象外の番号
             *     - payment_restricted: お支払い方法を変更できない
             *     - change_in_progress: ほかの変更を先に受け付けた
             */
            code: ("sms_code_wrong" | "sms_code_expired" | "carrier_not_eligible" | "payment_restricted" | "change_in_progress") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        BillingSmsOrder: {
            /** @description Number that is billed. */
            tel: components["schemas"]["PhoneNumber"];
        };
        BillingSmsRefusal: {
            /**
             * @description - carrier_not_eligible: 対象外の番号
             *     - too_many_requests: 再送の間隔が短い
             *     - payment_restricted: お支払い方法を変更できない
             *     - change_in_progress: 前の変更を手続き中
             */
            code: ("carrier_not_eligible" | "too_many_requests" | "payment_restricted" | "change_in_progress") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        BillingSmsSent: {
            /** @description How it goes on. */
            confirm_by: components["schemas"]["BillingConfirmBy"] | components["schemas"]["UnknownCode"];
            /** @description Until when it can be confirmed. */
            expires_at: components["schemas"]["Moment"];
            method_code: components["schemas"]["PaymentMethodCode"] | components["schemas"]["UnknownCode"];
            /** @description Id of the request. */
            request_id: string;
            /** @description From when another SMS can be sent. */
            resend_from: components["schemas"]["Moment"];
            /** @description Number to which the SMS went. */
            tel: components["schemas"]["PhoneNumber"];
        };
        BraviaOrder: {
            confirmed?: components["schemas"]["BraviaTerms"];
            /** @description Size of the television (inches). */
            inches: number;
            /** @description Day of the collection. */
            pickup_on: components["schemas"]["Day"];
            pickup_time: components["schemas"]["HalfDay"];
        };
        BraviaReceipt: {
            /** @description When it was accepted. */
            accepted_at: components["schemas"]["Moment"];
            /** @description Charged once (yen). */
            fee: components["schemas"]["Yen"];
            /** @description Day of the collection. */
            pickup_on: components["schemas"]["Day"];
            pickup_time: components["schemas"]["HalfDay"] | components["schemas"]["UnknownCode"];
            receipt_number: components["schemas"]["ReceiptNumber"];
        };
        BraviaRefusal: {
            /**
             * @description - applicant_too_young: 18歳未満
             *     - option_not_acceptable: お申し込みを受け付けられない
             *     - payment_method_not_allowed: お支払い方法の制限
             *     - status_not_allowed: いまの状態ではできない
             *     - quitting: 解約の手続き中
             */
            code: ("applicant_too_young" | "option_not_acceptable" | "payment_method_not_allowed" | "status_not_allowed" | "quitting") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        /** @description What the review showed (openapi/README.md). An extension. */
        BraviaTerms: {
            /** @description Charged once (yen). */
            fee?: components["schemas"]["Yen"];
        };
        /**
         * @description Brand.
         *     - Visa: Visa
         *     - Mastercard: Mastercard
         *     - JCB: JCB
         *     - Amex: アメリカン・エキスプレス
         *     - Diners: ダイナースクラブ
         * @enum {string}
         */
        CardBrand: "Visa" | "Mastercard" | "JCB" | "Amex" | "Diners";
        CardEntry: {
            /** @description What `secure-encrypt` gave for the JSON text of a card: `card_number` (14 to 16 digits), `expiry` (YYYYMM), `security_code` (3 or 4 digits), `holder_name` (as on the card). */
            cipher_text: string;
        };
        /** @description A card, or a question about one that was sent before. */
        CardOrder: components["schemas"]["CardEntry"] | components["schemas"]["CardQuestion"];
        /**
         * @description Product whose card is set.
         *     - minamo: Minamo 光
         * @enum {string}
         */
        CardProduct: "minamo";
        CardQuestion: {
            /** @description Id of the authentication that was started. */
            authentication_id: string;
        };
        CardRefusal: {
            /**
             * @description - card_authentication_failed: カード認証の失敗
             *     - card_authentication_maintenance: カード認証システムのメンテナンス中
             *     - card_not_accepted: 使えないカード
             *     - payment_restricted: お支払い方法を変更できない
             *     - authentication_expired: 認証の時間切れ
             *     - change_in_progress: 前の変更を手続き中
             *     - cipher_expired: 暗号化の期限切れ
             */
            code: ("card_authentication_failed" | "card_authentication_maintenance" | "card_not_accepted" | "payment_restricted" | "authentication_expired" | "change_in_progress" | "cipher_expired") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        CardResult: {
            /** @description When the change was accepted; null until then. */
            accepted_at: components["schemas"]["Moment"] | null;
            /** @description Id of the authentication. */
            authentication_id: string;
            brand: components["schemas"]["CardBrand"] | components["schemas"]["UnknownCode"];
            /** @description When the authentication ends without an outcome. */
            expires_at: components["schemas"]["Moment"];
            /** @description Last month in which the card is valid. */
            expiry: components["schemas"]["Month"];
            /** @description Last four digits of the number. */
            last4: string;
            /** @description Number of the change; null until it is completed. */
            receipt_number: components["schemas"]["ReceiptNumber"] | null;
            /** @description First month whose bill is paid so; null until it is completed, and before a first bill whose month isn't known. */
            starts_month: components["schemas"]["Month"] | null;
            state: components["schemas"]["CardState"] | components["schemas"]["UnknownCode"];
        };
        /**
         * @description State of the card authentication.
         *     - authenticating: 認証中
         *     - completed: 登録済み
         * @enum {string}
         */
        CardState: "authenticating" | "completed";
        /**
         * @description Carrier of the current line; the names are ours.
         *     - 00: なし
         *     - 01: NTT東日本(加入電話)
         *     - 06: NTT西日本(加入電話)
         *     - 31: NTTコミュニケーションズ
         *     - 36: KDDI(ケーブルプラス電話)
         *     - 38: KDDI(auひかり電話)
         *     - 39: ソフトバンク(おうちのでんわ)
         *     - 73: NTT東日本(ひかり電話)
         *     - 75: NTT西日本(ひかり電話)
         *     - 76: アルテリア
         *     - 78: ケーブルテレビの電話
         *     - 90: そのほかの会社
         *     - 99: わからない
         * @enum {string}
         */
        Carrier: "00" | "01" | "06" | "31" | "36" | "38" | "39" | "73" | "75" | "76" | "78" | "90" | "99";
        CashbackAccount: {
            /** @description Account number. */
            account_number: string;
            /** @description Code of the bank. */
            bank_code: string;
            /** @description Code of the branch. */
            branch_code: string;
            /** @description Id of the cashback. */
            cashback_id: string;
            confirmed?: components["schemas"]["CashbackTerms"];
            /** @description Account holder in full-width katakana. */
            holder_kana: string;
            kind: components["schemas"]["AccountKind"];
        };
        CashbackAccountAccepted: {
            accepted_at: components["schemas"]["Moment"];
            /** @description Id of the cashback. */
            cashback_id: string;
            /**
             * Format: date
             * @description Planned day of payment.
             */
            paid_on: string;
            receipt_number: components["schemas"]["ReceiptNumber"];
        };
        CashbackAccountConflict: {
            /**
             * @description - cashback_already_paid: 入金手続き済み
             *     - cashback_not_eligible: 対象外
             *     - cashback_expired: 期限切れ
             *     - account_not_found: 口座がない
             */
            code: ("cashback_already_paid" | "cashback_not_eligible" | "cashback_expired" | "account_not_found") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        CashbackAccountError: {
            /** @description - bad_request: 入力に誤りがあります */
            code: "bad_request" | components["schemas"]["UnknownCode"];
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        CashbackAccountMissing: {
            /** @description - not_found: 対象がない */
            code: "not_found" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        /** @description What the review showed (openapi/README.md). An extension. */
        CashbackTerms: {
            /** @description What is paid (yen). */
            amount?: components["schemas"]["Yen"];
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
        ConfirmationAnswer: {
            confirmation_id: components["schemas"]["ConfirmationId"];
            /** @description The number from the mail. */
            confirmation_number: string;
        };
        /** @description Id of one sending of a confirmation number. */
        ConfirmationId: string;
        ConfirmationOrder: {
            email: components["schemas"]["Email"];
        };
        ConfirmationRefusal: {
            /**
             * @description - same_email: いまと同じメールアドレス
             *     - too_many_requests: 再送の間隔が短い
             */
            code: ("same_email" | "too_many_requests") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
            /**
             * Format: date-time
             * @description From when another can be sent; null when waiting does not help.
             */
            resend_from: string | null;
        };
        ConfirmationSent: {
            confirmation_id: components["schemas"]["ConfirmationId"];
            /**
             * @description Digits of the number.
             * @constant
             */
            digits: 6;
            /** @description When the number expires. */
            expires_at: components["schemas"]["Moment"];
            /** @description From when another can be sent. */
            resend_from: components["schemas"]["Moment"];
        };
        ConfirmationVerified: {
            email: components["schemas"]["Email"];
            /** @description When the token expires. */
            expires_at: components["schemas"]["Moment"];
            verification_token: components["schemas"]["VerificationToken"];
        };
        CustomerChange: {
            /** @description New address; null where it stays. */
            address: components["schemas"]["AddressChange"] | null;
            /** @description New name; null where it stays. */
            name: components["schemas"]["NameChange"] | null;
            /** @description New phone numbers; null where they stay. */
            phone: components["schemas"]["PhoneChange"] | null;
        };
        CustomerChanged: {
            /** @description When it was accepted. */
            accepted_at: components["schemas"]["Moment"];
            /** @description Day on which it has effect; null while documents are awaited. */
            applied_on: components["schemas"]["Day"] | null;
            /** @description True where a document has to be sent before it has effect. */
            needs_document: boolean;
            receipt_number: components["schemas"]["ReceiptNumber"];
        };
        CustomerRefusal: {
            /**
             * @description - not_changed: 変更がない
             *     - change_in_progress: 前の変更を手続き中
             *     - quitting: 解約の手続き中
             */
            code: ("not_changed" | "change_in_progress" | "quitting") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        /** @description Amount of data in MB (1 GB = 1,000 MB). */
        DataMb: number;
        DateChange: {
            /**
             * Format: date
             * @description The new day.
             */
            date: string;
            part_of_day: components["schemas"]["HalfDay"];
            target: components["schemas"]["DateTarget"];
            /** @description Id of the construction, delivery or collection. */
            target_id: string;
            /** @description Time band of a delivery or collection; null for none. */
            time_band: components["schemas"]["TimeBand"] | null;
        };
        DateChangeConflict: {
            /**
             * @description - too_early: 早すぎる日
             *     - date_taken: 選んだ日が選べなくなった
             *     - change_period_passed: 変更の期限を過ぎた
             */
            code: ("too_early" | "date_taken" | "change_period_passed") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        DateChanged: {
            accepted_at: components["schemas"]["Moment"];
            /**
             * Format: date
             * @description The day as it is now.
             */
            date: string;
            part_of_day: components["schemas"]["HalfDay"] | components["schemas"]["UnknownCode"];
            receipt_number: components["schemas"]["ReceiptNumber"];
            target: components["schemas"]["DateTarget"] | components["schemas"]["UnknownCode"];
            /** @description Time band of a delivery or collection; null for none. */
            time_band: (components["schemas"]["TimeBand"] | components["schemas"]["UnknownCode"]) | null;
        };
        DateChangeError: {
            /** @description - bad_request: 入力に誤りがあります */
            code: "bad_request" | components["schemas"]["UnknownCode"];
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        DateChangeMissing: {
            /** @description - not_found: 対象がない */
            code: "not_found" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        /**
         * @description - construction: 工事
         *     - delivery: お届け
         *     - collection: 回収
         * @enum {string}
         */
        DateTarget: "construction" | "delivery" | "collection";
        /**
         * Format: date
         * @description A day in Japan.
         */
        Day: string;
        DeviceReturn: {
            choice: components["schemas"]["DeviceReturnChoice"];
            /** @description Id of the device. */
            device_id: string;
        };
        /**
         * @description What happens to a device; the words differ by product.
         *     - 1: 買い取る
         *     - 2: 返す(引き取り)
         *     - 3: オプションだけ続ける
         * @enum {string}
         */
        DeviceReturnChoice: "1" | "2" | "3";
        /** @description E-mail address. Wider than `format: email`: carriers gave out addresses with two full stops in a row or one before the @, and they still receive mail. */
        Email: string;
        EmailChange: {
            email: components["schemas"]["Email"];
            verification_token: components["schemas"]["VerificationToken"];
        };
        EmailChanged: {
            /** @description When it was changed. */
            accepted_at: components["schemas"]["Moment"];
            email: components["schemas"]["Email"];
            /**
             * @description A verified address is registered.
             * @constant
             */
            is_verified_email: true;
            receipt_number: components["schemas"]["ReceiptNumber"];
        };
        EmailRefusal: {
            /**
             * @description - same_email: いまと同じメールアドレス
             *     - verification_expired: 確認の有効期限切れ
             *     - verification_mismatch: 確認したアドレスと違う
             */
            code: ("same_email" | "verification_expired" | "verification_mismatch") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        EnergyContract: {
            /** @description Name of the supplier. */
            company: string;
            /** @description Customer number at the supplier. */
            customer_number: string;
            /** @description Name in the contract. */
            holder: string;
            /** @description Plan at the supplier. */
            plan: string;
            /** @description Number of the supply point; null for gas without one. */
            supply_point: string | null;
        };
        EnergyInfoChange: {
            current: components["schemas"]["EnergyContract"];
        };
        /**
         * @description Plan of the electricity bundle.
         *     - standard: スタンダード
         *     - night: 夜とくプラン
         *     - green: グリーンプラン
         * @enum {string}
         */
        EnergyPlan: "standard" | "night" | "green";
        EnergyPlanChange: {
            plan: components["schemas"]["EnergyPlan"];
        };
        EnergyReceipt: {
            /** @description When it was accepted. */
            accepted_at: components["schemas"]["Moment"];
            receipt_number: components["schemas"]["ReceiptNumber"];
            /** @description First day on which it has effect: the next reading of the meter. */
            starts_on: components["schemas"]["Day"];
        };
        EnergyRefusal: {
            /**
             * @description - status_not_allowed: いまの状態ではできない
             *     - change_in_progress: 前の変更を手続き中
             */
            code: ("status_not_allowed" | "change_in_progress") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        EntryCancelConflict: {
            /**
             * @description - cancel_period_passed: 取り消しの期限を過ぎた
             *     - already_cancelled: 取り消し済み
             *     - not_entered: お申し込み中でない
             */
            code: ("cancel_period_passed" | "already_cancelled" | "not_entered") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        EntryCancelError: {
            /** @description - bad_request: 入力に誤りがあります */
            code: "bad_request" | components["schemas"]["UnknownCode"];
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        EntryCancelled: {
            accepted_at: components["schemas"]["Moment"];
            receipt_number: components["schemas"]["ReceiptNumber"];
        };
        EntryCancelRequest: {
            /** @description In the customer's words; null for none. */
            comment: string | null;
            reason: components["schemas"]["QuitReason"];
        };
        FieldError: {
            /** @description Japanese text to show at the field. */
            message: string;
            /** @description Field of the request; a dot leads into an object. */
            name: string;
        };
        /** @description What is wrong, for each field that is wrong; only with `bad_request`. */
        FieldErrors: components["schemas"]["FieldError"][];
        FixedOptionOrder: {
            /** @description What is chosen within the option (entry, content change); null where it leaves nothing to choose. */
            choice: components["schemas"]["OptionChoice"] | null;
            code: components["schemas"]["OptionCode"];
            confirmed?: components["schemas"]["FixedOptionTerms"];
            /** @description Day that is wished; null for the earliest. */
            desired_on: components["schemas"]["Day"] | null;
            /** @description Edition of a game console (entry); null for the other options. */
            edition: components["schemas"]["Ps5Edition"] | null;
            /** @description Current contract, for electricity and gas (entry; content change of gas); null for the other options. */
            energy: components["schemas"]["EnergyContract"] | null;
            /** @description How a game console is left (quit); null for the other options. */
            leaving: components["schemas"]["Ps5Leaving"] | null;
            order_type: components["schemas"]["OrderType"];
        };
        FixedOptionReceipt: {
            /** @description When it was accepted. */
            accepted_at: components["schemas"]["Moment"];
            code: components["schemas"]["OptionCode"];
            /** @description Charged once (yen). */
            fee: components["schemas"]["Yen"];
            /** @description Fee a month (yen); negative where it lowers the bill. */
            monthly_fee: components["schemas"]["SignedYen"];
            /** @description Name of the option. */
            name: string;
            order_type: components["schemas"]["OrderType"] | components["schemas"]["UnknownCode"];
            receipt_number: components["schemas"]["ReceiptNumber"];
            /** @description First day on which it has effect; null when not known yet. */
            starts_on: components["schemas"]["Day"] | null;
            status: components["schemas"]["OptionStatus"] | components["schemas"]["UnknownCode"];
        };
        FixedOptionRefusal: {
            /**
             * @description - applicant_too_young: 18歳未満
             *     - option_not_acceptable: お申し込みを受け付けられない
             *     - payment_method_not_allowed: お支払い方法の制限
             *     - status_not_allowed: いまの状態ではできない
             *     - quitting: 解約の手続き中
             *     - out_of_stock: 在庫切れ
             *     - lp_gas_not_available: LPガスは対象外
             */
            code: ("applicant_too_young" | "option_not_acceptable" | "payment_method_not_allowed" | "status_not_allowed" | "quitting" | "out_of_stock" | "lp_gas_not_available") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        /** @description What the review showed (openapi/README.md). An extension. */
        FixedOptionTerms: {
            /** @description Charged once (yen). */
            fee?: components["schemas"]["Yen"];
            /** @description Fee a month (yen); negative where it lowers the bill. */
            monthly_fee?: components["schemas"]["SignedYen"];
            /** @description First day on which it has effect. */
            starts_on?: components["schemas"]["Day"];
        };
        /**
         * @description Part of a day.
         *     - none: 指定なし
         *     - morning: 午前
         *     - afternoon: 午後
         * @enum {string}
         */
        HalfDay: "none" | "morning" | "afternoon";
        HikaritvQuit: {
            confirmed?: components["schemas"]["HikaritvQuitTerms"];
            /** @description Last day that is wished. */
            quit_on: components["schemas"]["Day"];
            tuner_return: components["schemas"]["DeviceReturnChoice"];
        };
        HikaritvQuitRefusal: {
            /**
             * @description - status_not_allowed: いまの状態ではできない
             *     - quitting: 解約の手続き中
             */
            code: ("status_not_allowed" | "quitting") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        /** @description What the review showed (openapi/README.md). An extension. */
        HikaritvQuitTerms: {
            /** @description Charged once (yen). */
            fee?: components["schemas"]["Yen"];
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
        IdPasswordChange: {
            /** @description Password now. */
            current_password: string;
            kind: components["schemas"]["IdPasswordKind"];
            /** @description New login id; null where the password is changed. */
            new_login_id: string | null;
            /** @description Null where the login id is changed. */
            new_password: components["schemas"]["NewPassword"] | null;
        };
        IdPasswordChanged: {
            /** @description When it was changed. */
            accepted_at: components["schemas"]["Moment"];
            kind: components["schemas"]["IdPasswordKind"] | components["schemas"]["UnknownCode"];
            /**
             * @description The customer has set the password.
             * @constant
             */
            password_setter: "user";
            receipt_number: components["schemas"]["ReceiptNumber"];
            /** @description Login id from now on. */
            userId: string;
        };
        /**
         * @description What is changed.
         *     - password: パスワード
         *     - login_id: お客さまID
         * @enum {string}
         */
        IdPasswordKind: "password" | "login_id";
        IdPasswordRefusal: {
            /**
             * @description - current_password_wrong: 現在のパスワードが違う
             *     - same_password: いまと同じパスワード
             *     - login_id_in_use: 使われているID
             *     - locked: 間違いが続いた
             */
            code: ("current_password_wrong" | "same_password" | "login_id_in_use" | "locked") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        IntroductionConflict: {
            /**
             * @description - applicant_too_young: 18歳未満
             *     - code_exists: 有効なコードがある
             *     - introduction_not_eligible: 対象外
             */
            code: ("applicant_too_young" | "code_exists" | "introduction_not_eligible") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        IntroductionCreated: {
            /** @description The code. */
            code: string;
            /**
             * Format: uri
             * @description Page of the friend's coupon.
             */
            coupon_url: string;
            /**
             * Format: date
             * @description Last day of the code.
             */
            expires_on: string;
            /**
             * Format: uri
             * @description Link to send.
             */
            url: string;
        };
        IntroductionError: {
            /** @description - bad_request: 入力に誤りがあります */
            code: "bad_request" | components["schemas"]["UnknownCode"];
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        /**
         * @description - friend: お友達の紹介
         *     - mansion: 建物の紹介
         * @enum {string}
         */
        IntroductionKind: "friend" | "mansion";
        IntroductionRequest: {
            kind: components["schemas"]["IntroductionKind"];
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
        /**
         * @description - 2106: 申込書(WC24)
         *     - 2108: ID・パスワード通知書
         *     - 2120: 違約金証明書
         *     - 2121: 違約金証明書(再発行)
         * @enum {string}
         */
        MatterType: "2106" | "2108" | "2120" | "2121";
        /** @description Japanese text for people who have no better one for the code. */
        Message: string;
        /** @description The same as HTML, where it has a structure or a link: a fragment of p, br, strong, ul, ol, li, dl, dt, dd and a. The portal sanitises it and shows it in the alert instead of words of its own. */
        MessageHtml: string;
        /**
         * Format: date-time
         * @description A moment, with the offset +09:00.
         */
        Moment: string;
        /** @description Month, YYYYMM. */
        Month: string;
        MoveBegun: {
            /**
             * Format: date-time
             * @description When the token ends.
             */
            expires_at: string;
            /** @description To hand to the moving page. */
            token: string;
            /**
             * Format: uri
             * @description The moving page.
             */
            url: string;
        };
        MoveConflict: {
            /**
             * @description - construction_in_progress: 工事が終わっていない
             *     - move_in_progress: 始めたお引っ越しの期限が来ていない
             *     - area_not_providing: お引っ越し先は提供外
             *     - state_not_allowed: いまの状態ではできない
             */
            code: ("construction_in_progress" | "move_in_progress" | "area_not_providing" | "state_not_allowed") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        MoveError: {
            /** @description - bad_request: 入力に誤りがあります */
            code: "bad_request" | components["schemas"]["UnknownCode"];
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        MoveRequest: {
            /**
             * Format: date
             * @description The day of the move; null when not known yet.
             */
            move_on: string | null;
            /** @description Postal code of the new home; null when not known yet. */
            zip_code: components["schemas"]["PostalCode"] | null;
        };
        NameChange: {
            /** @description Given name. */
            first_name: string;
            /** @description Given name in katakana. */
            first_name_kana: string;
            /** @description Family name. */
            last_name: string;
            /** @description Family name in katakana. */
            last_name_kana: string;
        };
        /**
         * Format: password
         * @description At least 8 characters, letters and digits both, not the id.
         */
        NewPassword: string;
        NotFoundError: {
            /** @description - not_found: 見つかりません */
            code: "not_found" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        /**
         * @description - 0: 新しい番号
         *     - 1: 番号ポータビリティ
         * @enum {string}
         */
        NumberSource: "0" | "1";
        /**
         * @description Where the ONU is picked up.
         *     - 1: ご利用場所
         *     - 2: 引き取りの住所
         * @enum {string}
         */
        OnuAddressChoice: "1" | "2";
        /**
         * @description What is chosen within an option.
         *     - lump_sum: 一括払い
         *     - instalments: 36回の分割払い
         *     - free: 無料版
         *     - paid: 有料版
         *     - without_guard: 駆けつけなし
         *     - with_guard: 駆けつけあり
         *     - one_device: 1台
         *     - two_devices: 2台
         * @enum {string}
         */
        OptionChoice: "lump_sum" | "instalments" | "free" | "paid" | "without_guard" | "with_guard" | "one_device" | "two_devices";
        /** @description Code of a fibre option. */
        OptionCode: string;
        /**
         * @description Status of an option.
         *     - NONE: 未申込
         *     - ENTR: 申込手続き中
         *     - SRVC: 利用中
         *     - CNCL: 取り消し済み
         *     - QUIT: 解約済み
         *     - QTWT: 解約手続き中
         * @enum {string}
         */
        OptionStatus: "NONE" | "ENTR" | "SRVC" | "CNCL" | "QUIT" | "QTWT";
        /**
         * @description What can be ordered.
         *     - 1: 申し込み
         *     - 2: 申し込みの取り消し
         *     - 3: 解約
         *     - 4: 解約の取り消し
         *     - 5: 内容の変更
         *     - 6: 同時申し込み
         * @enum {string}
         */
        OrderType: "1" | "2" | "3" | "4" | "5" | "6";
        /**
         * @description - 10: 銀行振込
         *     - 11: 銀行振込(口座振替の開始まで)
         *     - 20: 口座振替
         *     - 30: クレジットカード
         *     - 40: コンビニ払い
         *     - 41: コンビニ払い(口座振替の開始まで)
         *     - 50: プロバイダー・販売店へのお支払い
         *     - 60: ドコモ払い
         *     - 70: ソフトバンクまとめて支払い
         *     - 80: au PAY
         *     - 90: ご請求なし
         *     - 99: 未確定
         * @enum {string}
         */
        PaymentMethodCode: "10" | "11" | "20" | "30" | "40" | "41" | "50" | "60" | "70" | "80" | "90" | "99";
        PhoneChange: {
            /** @description Phone number. */
            tel: components["schemas"]["PhoneNumber"];
            /** @description Phone number by day; null when it is the same. */
            tel_daytime: components["schemas"]["PhoneNumber"] | null;
        };
        /** @description Phone number, digits only. */
        PhoneNumber: string;
        PickupAddress: {
            /** @description Building and room; null for a detached house. */
            address_optional: string | null;
            /** @description City or ward. */
            city: string;
            /** @description Prefecture. */
            prefecture: string;
            /** @description Town and number. */
            town: string;
            zip_code: components["schemas"]["PostalCode"];
        };
        PlainText: {
            /** @description Text as it is. */
            value: string;
        };
        /** @description Postal code, digits only. */
        PostalCode: string;
        PresentAccepted: {
            accepted_at: components["schemas"]["Moment"];
            /** @description The choice. */
            choice_id: string;
            /** @description Id of the present. */
            present_id: string;
            receipt_number: components["schemas"]["ReceiptNumber"];
            /**
             * Format: date
             * @description Planned day of dispatch.
             */
            ships_on: string;
        };
        PresentConflict: {
            /**
             * @description - present_already_accepted: 手続き済み
             *     - present_expired: 期限切れ
             *     - present_out_of_stock: 在庫なし
             */
            code: ("present_already_accepted" | "present_expired" | "present_out_of_stock") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        PresentError: {
            /** @description - bad_request: 入力に誤りがあります */
            code: "bad_request" | components["schemas"]["UnknownCode"];
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        PresentMissing: {
            /** @description - not_found: 対象がない */
            code: "not_found" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        PresentRequest: {
            /** @description The choice. */
            choice_id: string;
            /** @description Id of the present. */
            present_id: string;
        };
        PromotionChange: {
            /** @description Benefits and campaigns. */
            benefit: components["schemas"]["PromotionChannels"];
            /** @description Offers of other services. */
            cross_sell: components["schemas"]["PromotionChannels"];
            /** @description Offers of higher plans. */
            up_sell: components["schemas"]["PromotionChannels"];
        };
        PromotionChanged: {
            /** @description When it was set. */
            accepted_at: components["schemas"]["Moment"];
            settings: components["schemas"]["PromotionChange"];
        };
        /** @description How the customer wants to hear of it. */
        PromotionChannels: {
            /** @description By e-mail. */
            mail: boolean;
            /** @description By post. */
            post: boolean;
            /** @description By SMS. */
            sms: boolean;
        };
        /**
         * @description - standard: 通常版
         *     - digital: デジタル・エディション
         * @enum {string}
         */
        Ps5Edition: "standard" | "digital";
        /**
         * @description - return: 機器の返却
         *     - buy: 機器の買い取り
         * @enum {string}
         */
        Ps5Leaving: "return" | "buy";
        QuitAccepted: {
            accepted_at: components["schemas"]["Moment"];
            /** @description Month of the bill that charges it, YYYYMM. */
            billed_month: components["schemas"]["Month"];
            /**
             * Format: date
             * @description Last day to take it back.
             */
            cancel_until: string;
            /**
             * Format: date
             * @description Last day of use.
             */
            quit_on: string;
            receipt_number: components["schemas"]["ReceiptNumber"];
            total: components["schemas"]["Yen"];
        };
        QuitCancelConflict: {
            /**
             * @description - cancel_period_passed: 取り消しの期限を過ぎた
             *     - not_quitting: 解約のお申し込みがない
             */
            code: ("cancel_period_passed" | "not_quitting") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        QuitCancelError: {
            /** @description - bad_request: 入力に誤りがあります */
            code: "bad_request" | components["schemas"]["UnknownCode"];
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        QuitCancelRequest: {
            /**
             * @description The customer has confirmed it.
             * @constant
             */
            has_consented: true;
        };
        QuitConflict: {
            /**
             * @description - already_quitting: 解約手続き中
             *     - date_changed: 日付が変わった
             *     - issue_failed: 受付番号を発行できない
             *     - state_not_allowed: いまの状態ではできない
             */
            code: ("already_quitting" | "date_changed" | "issue_failed" | "state_not_allowed") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        QuitError: {
            /** @description - bad_request: 入力に誤りがあります */
            code: "bad_request" | components["schemas"]["UnknownCode"];
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        /**
         * @description Reason for leaving.
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
        QuitReason: "21" | "03" | "22" | "23" | "24" | "07" | "01" | "99";
        QuitRequest: {
            confirmed?: components["schemas"]["QuitTerms"];
            /** @description What happens to each device. */
            devices: components["schemas"]["DeviceReturn"][];
            /**
             * @description The customer has seen the fee and what ends.
             * @constant
             */
            has_consented: true;
            onu_address: components["schemas"]["OnuAddressChoice"];
            /** @description The other address; null with the place of use. */
            pickup_address: components["schemas"]["PickupAddress"] | null;
            pickup_time: components["schemas"]["HalfDay"];
            /**
             * Format: date
             * @description The wished last day, within the range of the cancellation fee call.
             */
            quit_on: string;
            reason: components["schemas"]["QuitReason"];
        };
        QuitTakenBack: {
            accepted_at: components["schemas"]["Moment"];
            receipt_number: components["schemas"]["ReceiptNumber"];
        };
        /** @description What the review showed (openapi/README.md). An extension. */
        QuitTerms: {
            /** @description Month of the bill that carries it. */
            billed_month?: components["schemas"]["Month"];
            /** @description What leaving costs (yen). */
            total?: components["schemas"]["Yen"];
        };
        /** @description Number of an accepted application (受付番号), for questions by phone. */
        ReceiptNumber: string;
        RvoipChange: {
            confirmed?: components["schemas"]["RvoipChangeTerms"];
            service_pack: components["schemas"]["ServicePack"];
        };
        /** @description What the review showed (openapi/README.md). An extension. */
        RvoipChangeTerms: {
            /** @description Fee a month with the pack (yen). */
            monthly_fee?: components["schemas"]["Yen"];
        };
        RvoipReceipt: {
            /** @description When it was accepted. */
            accepted_at: components["schemas"]["Moment"];
            /** @description Fee a month with the pack (yen). */
            monthly_fee: components["schemas"]["Yen"];
            receipt_number: components["schemas"]["ReceiptNumber"];
            service_pack: components["schemas"]["ServicePack"] | components["schemas"]["UnknownCode"];
            /** @description First day of the pack. */
            starts_on: components["schemas"]["Day"];
            status: components["schemas"]["RvoipStatus"] | components["schemas"]["UnknownCode"];
        };
        /**
         * @description - NONE: 未申込。お申し込みを受け付けていないときは、申込手続き中
         *     - ENTRY_ACCEPT: 申込手続き中(受付)
         *     - ENTRY_NG_SUPPORTED: 申込手続き中(不備の対応)
         *     - ENTRY_OPENING_REQUESTED: 申込手続き中(開通の依頼)
         *     - SERVICE: 利用中
         *     - QUIT_QUITTIG: 解約手続き中
         *     - QUIT_REQUESTED: 解約手続き中(依頼)
         *     - QUIT_FINISHED: 解約済み
         *     - CANCEL_CANCELING: 取り消し済み(手続き中)
         *     - CANCEL: 取り消し済み
         * @enum {string}
         */
        RvoipStatus: "NONE" | "ENTRY_ACCEPT" | "ENTRY_NG_SUPPORTED" | "ENTRY_OPENING_REQUESTED" | "SERVICE" | "QUIT_QUITTIG" | "QUIT_REQUESTED" | "QUIT_FINISHED" | "CANCEL_CANCELING" | "CANCEL";
        SecomEntry: {
            /** @description Number for the appointment of the survey. */
            tel: components["schemas"]["PhoneNumber"];
            /** @description Days that are wished for the survey, the best first. */
            visit_dates: components["schemas"]["Day"][];
            visit_time: components["schemas"]["HalfDay"];
        };
        SecomEntryRefusal: {
            /**
             * @description - applicant_too_young: 18歳未満
             *     - option_not_acceptable: お申し込みを受け付けられない
             *     - payment_method_not_allowed: お支払い方法の制限
             *     - status_not_allowed: いまの状態ではできない
             *     - quitting: 解約の手続き中
             */
            code: ("applicant_too_young" | "option_not_acceptable" | "payment_method_not_allowed" | "status_not_allowed" | "quitting") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        SecomQuit: {
            /** @description Last day that is wished. */
            quit_on: components["schemas"]["Day"];
        };
        SecomReceipt: {
            /** @description When it was accepted. */
            accepted_at: components["schemas"]["Moment"];
            /** @description Last day; null for an entry. */
            ends_on: components["schemas"]["Day"] | null;
            receipt_number: components["schemas"]["ReceiptNumber"];
            status: components["schemas"]["SecomStatus"] | components["schemas"]["UnknownCode"];
            /** @description Day of the survey; null while it is not settled, or for a cancellation. */
            visit_on: components["schemas"]["Day"] | null;
        };
        SecomRefusal: {
            /**
             * @description - option_not_acceptable: お申し込みを受け付けられない
             *     - payment_method_not_allowed: お支払い方法の制限
             *     - status_not_allowed: いまの状態ではできない
             *     - quitting: 解約の手続き中
             */
            code: ("option_not_acceptable" | "payment_method_not_allowed" | "status_not_allowed" | "quitting") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        /**
         * @description - EXAM: 審査中
         *     - SRVC: 利用中
         *     - CNCL: 取り消し済み
         *     - QUIT: 解約済み
         * @enum {string}
         */
        SecomStatus: "EXAM" | "SRVC" | "CNCL" | "QUIT";
        SecureText: {
            /** @description Encrypted text (base64url). */
            cipher_text: string;
            /** @description Until when it can be decrypted. */
            expires_at: components["schemas"]["Moment"];
        };
        /**
         * @description Service pack; the names are ours.
         *     - 00: パックなし
         *     - 01: 番号表示パック
         *     - 02: 迷惑電話ストップパック
         *     - 03: 転送パック
         *     - 04: 安心まるごとパック
         *     - 05: 2番号パック
         * @enum {string}
         */
        ServicePack: "00" | "01" | "02" | "03" | "04" | "05";
        SessionError: {
            /** @description - session_invalid: ログインの有効期限が切れています */
            code: "session_invalid" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
        };
        /** @description Amount in yen, tax included; negative where it lowers the bill. */
        SignedYen: number;
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
        UnextOrder: {
            confirmed?: components["schemas"]["UnextTerms"];
            order_type: components["schemas"]["UnextOrderType"];
        };
        /**
         * @description Kind of order.
         *     - 1: 申し込み
         *     - 3: 解約
         * @enum {string}
         */
        UnextOrderType: "1" | "3";
        UnextReceipt: {
            /** @description When it was accepted. */
            accepted_at: components["schemas"]["Moment"];
            /** @description Last day; null for an entry. */
            ends_on: components["schemas"]["Day"] | null;
            /** @description Fee a month (yen). */
            monthly_fee: components["schemas"]["Yen"];
            receipt_number: components["schemas"]["ReceiptNumber"];
            /** @description First day; null for a cancellation. */
            starts_on: components["schemas"]["Day"] | null;
            status: components["schemas"]["UnextStatus"] | components["schemas"]["UnknownCode"];
        };
        UnextRefusal: {
            /**
             * @description - applicant_too_young: 18歳未満
             *     - option_not_acceptable: お申し込みを受け付けられない
             *     - payment_method_not_allowed: お支払い方法の制限
             *     - status_not_allowed: いまの状態ではできない
             *     - quitting: 解約の手続き中
             */
            code: ("applicant_too_young" | "option_not_acceptable" | "payment_method_not_allowed" | "status_not_allowed" | "quitting") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        /**
         * @description - none: 未申込
         *     - applying: 申込手続き中
         *     - in_use: 利用中
         *     - cancelled: 取り消し済み
         *     - terminated: 解約済み
         *     - termination_accepted: 解約受付済み
         * @enum {string}
         */
        UnextStatus: "none" | "applying" | "in_use" | "cancelled" | "terminated" | "termination_accepted";
        /** @description What the review showed (openapi/README.md). An extension. */
        UnextTerms: {
            /** @description Last day, where it is cancelled. */
            ends_on?: components["schemas"]["Day"];
            /** @description Fee a month (yen). */
            monthly_fee?: components["schemas"]["Yen"];
        };
        UnknownCode: UnknownCode;
        UpgradeAccepted: {
            accepted_at: components["schemas"]["Moment"];
            /**
             * Format: date
             * @description The day of construction.
             */
            construction_on: string;
            /** @description The discount that the upgrade brings; null without one. */
            discount: components["schemas"]["UpgradeDiscount"] | null;
            /** @description Yen a month from then on. */
            monthly_fee: components["schemas"]["Yen"];
            part_of_day: components["schemas"]["HalfDay"] | components["schemas"]["UnknownCode"];
            receipt_number: components["schemas"]["ReceiptNumber"];
        };
        UpgradeConflict: {
            /**
             * @description - applicant_too_young: 18歳未満
             *     - not_upgrade_ng: 切り替えできないプラン
             *     - not_sts_ng: ご契約の状態のためできない
             *     - link_ng: 設備の連携ができない
             *     - result_ng: 受け付けできない
             *     - date_taken: 選んだ日が選べなくなった
             *     - token_expired: トークンの期限切れ
             */
            code: ("applicant_too_young" | "not_upgrade_ng" | "not_sts_ng" | "link_ng" | "result_ng" | "date_taken" | "token_expired") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        UpgradeDiscount: {
            /** @description Yen that a month costs less, below zero. */
            amount: components["schemas"]["SignedYen"];
            /** @description On how many bills it stands, beginning with the one after the switch. */
            months: number;
            /** @description As campaigns and bills name it. */
            name: string;
        };
        UpgradeEntry: {
            confirmed?: components["schemas"]["UpgradeTerms"];
            /**
             * Format: date
             * @description The wished day of construction.
             */
            date: string;
            /**
             * @description The customer agrees to the terms and the fee.
             * @constant
             */
            has_consented: true;
            part_of_day: components["schemas"]["HalfDay"];
            tel: components["schemas"]["PhoneNumber"];
            /** @description From the token call. */
            token: string;
        };
        UpgradeError: {
            /** @description - bad_request: 入力に誤りがあります */
            code: "bad_request" | components["schemas"]["UnknownCode"];
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        /** @description What the review showed (openapi/README.md). An extension. */
        UpgradeTerms: {
            /** @description Fee of the construction, once (yen). */
            construction_fee?: components["schemas"]["Yen"];
            /** @description Fee of the entry, once (yen). */
            entry_fee?: components["schemas"]["Yen"];
            /** @description Fee a month (yen), without a discount. */
            monthly_fee?: components["schemas"]["Yen"];
        };
        VerificationRefusal: {
            /**
             * @description - confirmation_number_wrong: 認証コードが違う
             *     - confirmation_number_expired: 認証コードの有効期限切れ
             *     - confirmation_number_locked: 間違いが続き、使えなくなった
             */
            code: ("confirmation_number_wrong" | "confirmation_number_expired" | "confirmation_number_locked") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
            /** @description How often it can still be tried. */
            remaining_attempts: number;
        };
        /**
         * Format: uuid
         * @description Proof that the address was verified; good for one change.
         */
        VerificationToken: string;
        VoipChangeRefusal: {
            /**
             * @description - voip_change_in_progress: 変更の手続き中
             *     - voip_not_in_use: ホームでんわをご利用中でない
             *     - voip_change_error: 変更処理中のエラー
             *     - voip_status_not_changeable: いまの状態では変更できない
             *     - voip_not_acceptable_now: いまは受け付けられない
             */
            code: ("voip_change_in_progress" | "voip_not_in_use" | "voip_change_error" | "voip_status_not_changeable" | "voip_not_acceptable_now") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        VoipOrder: {
            /** @description Carrier of the number now; null for a new one. */
            carrier: components["schemas"]["Carrier"] | null;
            confirmed?: components["schemas"]["VoipTerms"];
            /** @description Number that is kept (10 digits); null for a new one. */
            current_number: string | null;
            /** @description Holder at that carrier; null for a new number. */
            holder_name: string | null;
            number_source: components["schemas"]["NumberSource"];
            service_pack: components["schemas"]["ServicePack"];
        };
        VoipQuit: {
            /** @description True where another carrier takes the number over. */
            keep_number: boolean;
            /** @description Last day that is wished. */
            quit_on: components["schemas"]["Day"];
        };
        VoipReceipt: {
            /** @description When it was accepted. */
            accepted_at: components["schemas"]["Moment"];
            /** @description Charged once (yen). */
            fee: components["schemas"]["Yen"];
            /** @description Fee a month with the pack (yen). */
            monthly_fee: components["schemas"]["Yen"];
            /** @description Number; null while a new one is not settled. */
            phone_number: string | null;
            receipt_number: components["schemas"]["ReceiptNumber"];
            service_pack: components["schemas"]["ServicePack"] | components["schemas"]["UnknownCode"];
            /** @description Day of the start, or of the end for a cancellation; null while not settled. */
            starts_on: components["schemas"]["Day"] | null;
            status: components["schemas"]["VoipStatus"] | components["schemas"]["UnknownCode"];
        };
        VoipRefusal: {
            /**
             * @description - applicant_too_young: 18歳未満
             *     - voip_portability_not_selectable: 番号ポータビリティを選べない
             *     - voip_not_acceptable_now: いまは受け付けられない
             *     - voip_change_in_progress: 変更の手続き中
             *     - voip_portability_out_of_area: 番号ポータビリティの対象外の地域
             *     - voip_already_accepted: すでに受付済み
             */
            code: ("applicant_too_young" | "voip_portability_not_selectable" | "voip_not_acceptable_now" | "voip_change_in_progress" | "voip_portability_out_of_area" | "voip_already_accepted") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        /**
         * @description - NONE: 未申込
         *     - ENTR: 申込手続き中
         *     - SRVC: 利用中
         *     - CNCL: 取り消し済み
         *     - QUIT: 解約完了
         *     - QTWT: 解約手続き中
         *     - QTRQ: 解約依頼済み
         * @enum {string}
         */
        VoipStatus: "NONE" | "ENTR" | "SRVC" | "CNCL" | "QUIT" | "QTWT" | "QTRQ";
        /** @description What the review showed (openapi/README.md). An extension. */
        VoipTerms: {
            /** @description Charged once (yen). */
            fee?: components["schemas"]["Yen"];
            /** @description Fee a month with the pack (yen). */
            monthly_fee?: components["schemas"]["Yen"];
        };
        Wc24Order: {
            matter_type: components["schemas"]["MatterType"];
        };
        Wc24Receipt: {
            /** @description When it was accepted. */
            accepted_at: components["schemas"]["Moment"];
            /** @description Day by which it arrives. */
            arrives_by: components["schemas"]["Day"];
            receipt_number: components["schemas"]["ReceiptNumber"];
        };
        Wc24Refusal: {
            /**
             * @description - wc24_same_day_request: 同じ日に請求済み
             *     - voip_not_in_use: ホームでんわをご利用中でない
             */
            code: ("wc24_same_day_request" | "voip_not_in_use") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        WebDetailOrder: {
            /** @description Number of the home phone. */
            phone_number: string;
        };
        WebDetailReceipt: {
            /** @description When it was accepted. */
            accepted_at: components["schemas"]["Moment"];
            /** @description Day by which the letter arrives. */
            arrives_by: components["schemas"]["Day"];
            receipt_number: components["schemas"]["ReceiptNumber"];
        };
        WebDetailRefusal: {
            /**
             * @description - voip_not_in_use: ホームでんわをご利用中でない
             *     - change_in_progress: 前の変更を手続き中
             */
            code: ("voip_not_in_use" | "change_in_progress") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
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
        /** @description The address is not changed. */
        EmailRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EmailRefusal"];
            };
        };
        /** @description The request breaks the contract or a rule. */
        EmailRejected: {
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
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    putBillingAddressInfo: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillingAddressChange"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingAddressChanged"];
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
                    "application/json": components["schemas"]["BillingAddressRefusal"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postBraviaRecycleEntry: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BraviaOrder"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BraviaReceipt"];
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
                    "application/json": components["schemas"]["BraviaRefusal"] | components["schemas"]["TermsChangedError"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postCampaignPresentAccept: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PresentRequest"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresentAccepted"];
                };
            };
            /** @description Refused: the request breaks the contract or a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresentError"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            /** @description There is no such thing for this customer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresentMissing"];
                };
            };
            /** @description Refused: the state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresentConflict"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    putChangePreferedDate: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DateChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DateChanged"];
                };
            };
            /** @description Refused: the request breaks the contract or a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DateChangeError"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            /** @description There is no such thing for this customer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DateChangeMissing"];
                };
            };
            /** @description Refused: the state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DateChangeConflict"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postConfirmationNumber: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmationOrder"];
            };
        };
        responses: {
            /** @description The number is sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmationSent"];
                };
            };
            400: components["responses"]["EmailRejected"];
            403: components["responses"]["SessionInvalid"];
            /** @description No number is sent. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmationRefusal"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postConfirmationNumberVerification: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmationAnswer"];
            };
        };
        responses: {
            /** @description The address is the customer's. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmationVerified"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description The number does not verify the address. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationRefusal"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    putContract: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerChanged"];
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
                    "application/json": components["schemas"]["CustomerRefusal"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    putContractEmail: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            /** @description The address is registered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailChanged"];
                };
            };
            400: components["responses"]["EmailRejected"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EmailRefused"];
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postContractEntryCancel: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntryCancelRequest"];
            };
        };
        responses: {
            /** @description The application was cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryCancelled"];
                };
            };
            /** @description Refused: the request breaks the contract or a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryCancelError"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description Refused: the state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryCancelConflict"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postG10UpgradeEntry: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpgradeEntry"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpgradeAccepted"];
                };
            };
            /** @description Refused: the request breaks the contract or a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpgradeError"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description Refused: the state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpgradeConflict"] | components["schemas"]["TermsChangedError"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postHikaritvQuit: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HikaritvQuit"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FixedOptionReceipt"];
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
                    "application/json": components["schemas"]["HikaritvQuitRefusal"] | components["schemas"]["TermsChangedError"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postIntroduceCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntroductionRequest"];
            };
        };
        responses: {
            /** @description The code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntroductionCreated"];
                };
            };
            /** @description Refused: the request breaks the contract or a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntroductionError"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description Refused: the state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntroductionConflict"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postMoveTokenCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveRequest"];
            };
        };
        responses: {
            /** @description The token for the moving page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveBegun"];
                };
            };
            /** @description Refused: the request breaks the contract or a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveError"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description Refused: the state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveConflict"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    putNurodenkiInfo: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnergyInfoChange"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnergyReceipt"];
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
                    "application/json": components["schemas"]["EnergyRefusal"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postNurodenkiPlanChange: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnergyPlanChange"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnergyReceipt"];
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
                    "application/json": components["schemas"]["EnergyRefusal"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postOption: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FixedOptionOrder"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FixedOptionReceipt"];
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
                    "application/json": components["schemas"]["FixedOptionRefusal"] | components["schemas"]["TermsChangedError"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postOptionVoip: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoipOrder"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoipReceipt"];
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
                    "application/json": components["schemas"]["VoipRefusal"] | components["schemas"]["TermsChangedError"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    putPaymentCreditCard: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardOrder"];
            };
        };
        responses: {
            /** @description The state of the authentication. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardResult"];
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
            /** @description The payment method is as it was. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardRefusal"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postKddiBillingSms: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillingSmsOrder"];
            };
        };
        responses: {
            /** @description The SMS is sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingSmsSent"];
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
                    "application/json": components["schemas"]["BillingSmsRefusal"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postNttBillingConfirm: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillingConfirmOrder"];
            };
        };
        responses: {
            /** @description The payment method is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingConfirmed"];
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
                    "application/json": components["schemas"]["BillingConfirmRefusal"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postNttBillingSms: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillingSmsOrder"];
            };
        };
        responses: {
            /** @description The SMS is sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingSmsSent"];
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
                    "application/json": components["schemas"]["BillingSmsRefusal"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postSbBillingSms: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillingSmsOrder"];
            };
        };
        responses: {
            /** @description The SMS is sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingSmsSent"];
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
                    "application/json": components["schemas"]["BillingSmsRefusal"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    putPromotion: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionChange"];
            };
        };
        responses: {
            /** @description Set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionChanged"];
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
    postQuit: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuitRequest"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuitAccepted"];
                };
            };
            /** @description Refused: the request breaks the contract or a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuitError"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description Refused: the state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuitConflict"] | components["schemas"]["TermsChangedError"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postQuitCancel: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuitCancelRequest"];
            };
        };
        responses: {
            /** @description Taken back; the contract goes on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuitTakenBack"];
                };
            };
            /** @description Refused: the request breaks the contract or a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuitCancelError"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description Refused: the state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuitCancelConflict"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postRegistCashbackAccount: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashbackAccount"];
            };
        };
        responses: {
            /** @description Registered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashbackAccountAccepted"];
                };
            };
            /** @description Refused: the request breaks the contract or a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashbackAccountError"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            /** @description There is no such thing for this customer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashbackAccountMissing"];
                };
            };
            /** @description Refused: the state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashbackAccountConflict"] | components["schemas"]["TermsChangedError"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postRvoipChange: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RvoipChange"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RvoipReceipt"];
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
                    "application/json": components["schemas"]["VoipChangeRefusal"] | components["schemas"]["TermsChangedError"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postSecomEntry: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecomEntry"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecomReceipt"];
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
                    "application/json": components["schemas"]["SecomEntryRefusal"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postSecomQuit: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecomQuit"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecomReceipt"];
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
                    "application/json": components["schemas"]["SecomRefusal"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postSecureDecrypt: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
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
    postSecureEncrypt: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
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
    postUnextOptionChange: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnextOrder"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnextReceipt"];
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
                    "application/json": components["schemas"]["UnextRefusal"] | components["schemas"]["TermsChangedError"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    putUserIdPassword: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdPasswordChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdPasswordChanged"];
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
                    "application/json": components["schemas"]["IdPasswordRefusal"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postVoipQuit: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoipQuit"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoipReceipt"];
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
                    "application/json": components["schemas"]["VoipChangeRefusal"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postVoipWc24FormDemand: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Wc24Order"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wc24Receipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description Nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wc24Refusal"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postVoipWebDetailReissue: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebDetailOrder"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebDetailReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            404: components["responses"]["NotFound"];
            /** @description Nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebDetailRefusal"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    putPaymentProductCreditCard: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one press of the button that asks for this; the schema says the rule. */
                "Idempotency-Key": components["parameters"]["idempotency_key"];
            };
            path: {
                /** @description Product whose card is set. */
                product: components["schemas"]["CardProduct"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardOrder"];
            };
        };
        responses: {
            /** @description The state of the authentication. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardResult"];
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
            /** @description The payment method is as it was. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardRefusal"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
}
