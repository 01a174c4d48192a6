// Generated from openapi/ by `npm run generate`. Never edit.
import type { UnknownCode } from '../../catalogue/labelOf';
export interface paths {
    "/api/write/v1/services/{service_id}/option/hikaritv": {
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
         * Applies for Hikari TV or changes its plan
         * @description `order_type` says whether it is an application or a change of plan.
         */
        post: operations["postServiceOptionHikaritv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v2/services/{service_id}/contract": {
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
         * Changes name, address or phone of the customer of the selected service
         * @description As `putContract`, from the selected service.
         */
        put: operations["putServiceContract"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v2/services/{service_id}/contract/email": {
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
         * Sets the e-mail address of the selected service
         * @description The address was verified by a confirmation number of the fixed API before.
         */
        put: operations["putServiceContractEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v2/services/{service_id}/contract/promotion": {
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
         * Sets how offers are received, for the selected service
         * @description Always all choices, for the selected service.
         */
        put: operations["putServiceContractPromotion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v2/services/{service_id}/user/id-password": {
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
         * Changes password or login id of the selected service
         * @description As `putUserIdPassword`, from the selected service.
         */
        put: operations["putServiceUserIdPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/write/v3/services/{service_id}/payment/credit-card": {
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
         * Sets the credit card, or asks for the outcome of its authentication
         * @description The first call starts the card authentication, with the card as `secure-encrypt` gave it. While it is under way the same call with `authentication_id` alone asks for the outcome, once a second, at most 60 times. The method changes with the answer `completed`; without a question after the answer of the card company nothing changes. The number is never stored or answered; only its last four digits are.
         */
        put: operations["putServicePaymentCreditCard"];
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
        /**
         * Format: date
         * @description A day in Japan.
         */
        Day: string;
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
        FieldError: {
            /** @description Japanese text to show at the field. */
            message: string;
            /** @description Field of the request; a dot leads into an object. */
            name: string;
        };
        /** @description What is wrong, for each field that is wrong; only with `bad_request`. */
        FieldErrors: components["schemas"]["FieldError"][];
        HikaritvOrder: {
            confirmed?: components["schemas"]["HikaritvTerms"];
            order_type: components["schemas"]["OrderType"];
            plan_code: components["schemas"]["HikaritvPlan"];
            /** @description Tuners to rent. */
            tuner_count: number;
        };
        /**
         * @description Plan of ひかりTV; the names are ours.
         *     - 01: お値うちプラン
         *     - 02: テレビおすすめプラン
         *     - 03: ビデオざんまいプラン
         *     - 11: お値うちプラン 2ねん割
         *     - 12: テレビおすすめプラン 2ねん割
         *     - 13: ビデオざんまいプラン 2ねん割
         *     - 14: 専門チャンネルプラン 2ねん割
         *     - 15: 基本放送プラン
         * @enum {string}
         */
        HikaritvPlan: "01" | "02" | "03" | "11" | "12" | "13" | "14" | "15";
        HikaritvReceipt: {
            /** @description When it was accepted. */
            accepted_at: components["schemas"]["Moment"];
            /** @description Fee a month (yen). */
            monthly_fee: components["schemas"]["Yen"];
            plan_code: components["schemas"]["HikaritvPlan"] | components["schemas"]["UnknownCode"];
            receipt_number: components["schemas"]["ReceiptNumber"];
            /** @description First day; null until the tuner is delivered. */
            starts_on: components["schemas"]["Day"] | null;
        };
        HikaritvRefusal: {
            /**
             * @description - applicant_too_young: 18歳未満
             *     - option_not_acceptable: お申し込みを受け付けられない
             *     - hikaritv_already: すでに申込済み
             *     - payment_method_not_allowed: お支払い方法の制限
             *     - status_not_allowed: いまの状態ではできない
             */
            code: ("applicant_too_young" | "option_not_acceptable" | "hikaritv_already" | "payment_method_not_allowed" | "status_not_allowed") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        /** @description What the review showed (openapi/README.md). An extension. */
        HikaritvTerms: {
            /** @description Fee a month (yen). */
            monthly_fee?: components["schemas"]["Yen"];
            /** @description First day of another plan; absent for a first one, which begins as its tuner arrives. */
            starts_on?: components["schemas"]["Day"];
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
        PhoneChange: {
            /** @description Phone number. */
            tel: components["schemas"]["PhoneNumber"];
            /** @description Phone number by day; null when it is the same. */
            tel_daytime: components["schemas"]["PhoneNumber"] | null;
        };
        /** @description Phone number, digits only. */
        PhoneNumber: string;
        /** @description Postal code, digits only. */
        PostalCode: string;
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
        /** @description Number of an accepted application (受付番号), for questions by phone. */
        ReceiptNumber: string;
        /** @description Id of a service, `f` + contract number (fibre) or `m` + SIM phone number (mobile). */
        ServiceId: string;
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
        UnknownCode: UnknownCode;
        /**
         * Format: uuid
         * @description Proof that the address was verified; good for one change.
         */
        VerificationToken: string;
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
    postServiceOptionHikaritv: {
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
                "application/json": components["schemas"]["HikaritvOrder"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HikaritvReceipt"];
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
            /** @description There is no such service, or it is a SIM, with which Hikari TV does not come. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description Nothing was applied for. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HikaritvRefusal"] | components["schemas"]["TermsChangedError"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    putServiceContract: {
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
    putServiceContractEmail: {
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
    putServiceContractPromotion: {
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
    putServiceUserIdPassword: {
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
    putServicePaymentCreditCard: {
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
