// Generated from openapi/ by `npm run generate`. Never edit.
export interface paths {
    "/api/write/v1/campaign/present-accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept the present of a campaign */
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
        /** Change the day of a construction, delivery or collection */
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
        /** Verifies a confirmation number */
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
        /** Changes name, address or phone of the customer */
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
        /** Sets the e-mail address of the fibre contract */
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
        /** Apply for the upgrade to 10G */
        post: operations["postG10UpgradeEntry"];
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
        /** Make the code to introduce a friend with */
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
        /** Begin a move */
        post: operations["postMoveTokenCreate"];
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
         * @description The first call starts the card authentication. While it is under way the same call with `authentication_id` alone asks for the outcome, once a second, at most 60 times. The number is never stored or answered; only its last four digits are.
         */
        put: operations["putPaymentCreditCard"];
        post?: never;
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
        /** Sets how offers are received */
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
        /** Apply for cancellation of fibre */
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
        /** Take the cancellation of fibre back */
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
        /** Register the account that a cashback is paid into */
        post: operations["postRegistCashbackAccount"];
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
        /** Changes password or login id */
        put: operations["putUserIdPassword"];
        post?: never;
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
         * @description The first call starts the card authentication. While it is under way the same call with `authentication_id` alone asks for the outcome, once a second, at most 60 times. The number is never stored or answered; only its last four digits are.
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
            /**
             * @description - bad_request: 入力に誤りがあります
             * @enum {string}
             */
            code: "bad_request";
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
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
            /** @description Card number, digits only. */
            card_number: string;
            /** @description Last month in which the card is valid. */
            expiry: components["schemas"]["Month"];
            /** @description Holder, as on the card. */
            holder_name: string;
            /** @description Security code. */
            security_code: string;
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
             * @enum {string}
             */
            code: "card_authentication_failed" | "card_authentication_maintenance" | "card_not_accepted" | "payment_restricted" | "authentication_expired" | "change_in_progress";
            message: components["schemas"]["Message"];
        };
        CardResult: {
            /** @description When the change was accepted; null until then. */
            accepted_at: components["schemas"]["Moment"] | null;
            /** @description Id of the authentication. */
            authentication_id: string;
            brand: components["schemas"]["CardBrand"];
            /** @description When the authentication ends without an outcome. */
            expires_at: components["schemas"]["Moment"];
            /** @description Last month in which the card is valid. */
            expiry: components["schemas"]["Month"];
            /** @description Last four digits of the number. */
            last4: string;
            /** @description Number of the change; null until it is completed. */
            receipt_number: components["schemas"]["ReceiptNumber"] | null;
            /** @description First month whose bill is paid so; null until it is completed. */
            starts_month: components["schemas"]["Month"] | null;
            state: components["schemas"]["CardState"];
        };
        /**
         * @description State of the card authentication.
         *     - authenticating: 認証中
         *     - completed: 登録済み
         * @enum {string}
         */
        CardState: "authenticating" | "completed";
        CashbackAccount: {
            /** @description Account number. */
            account_number: string;
            /** @description Code of the bank. */
            bank_code: string;
            /** @description Code of the branch. */
            branch_code: string;
            /** @description Id of the cashback. */
            cashback_id: string;
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
             * @enum {string}
             */
            code: "cashback_already_paid" | "cashback_not_eligible" | "cashback_expired" | "account_not_found";
            message: components["schemas"]["Message"];
        };
        CashbackAccountError: {
            /**
             * @description - bad_request: 入力に誤りがあります
             * @enum {string}
             */
            code: "bad_request";
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
        };
        CashbackAccountMissing: {
            /**
             * @description - not_found: 対象がない
             * @enum {string}
             */
            code: "not_found";
            message: components["schemas"]["Message"];
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
             * @enum {string}
             */
            code: "same_email" | "too_many_requests";
            message: components["schemas"]["Message"];
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
             *     - under_age: 18歳未満
             * @enum {string}
             */
            code: "not_changed" | "change_in_progress" | "quitting" | "under_age";
            message: components["schemas"]["Message"];
        };
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
             *     - date_taken: 選んだ日が埋まった
             *     - change_period_passed: 変更の期限を過ぎた
             * @enum {string}
             */
            code: "too_early" | "date_taken" | "change_period_passed";
            message: components["schemas"]["Message"];
        };
        DateChanged: {
            accepted_at: components["schemas"]["Moment"];
            /**
             * Format: date
             * @description The day as it is now.
             */
            date: string;
            part_of_day: components["schemas"]["HalfDay"];
            receipt_number: components["schemas"]["ReceiptNumber"];
            target: components["schemas"]["DateTarget"];
            /** @description Time band of a delivery or collection; null for none. */
            time_band: components["schemas"]["TimeBand"] | null;
        };
        DateChangeError: {
            /**
             * @description - bad_request: 入力に誤りがあります
             * @enum {string}
             */
            code: "bad_request";
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
        };
        DateChangeMissing: {
            /**
             * @description - not_found: 対象がない
             * @enum {string}
             */
            code: "not_found";
            message: components["schemas"]["Message"];
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
         * @description A day in Japan; 9999-12-31 means no end.
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
        /**
         * Format: email
         * @description E-mail address.
         */
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
             * @enum {string}
             */
            code: "same_email" | "verification_expired" | "verification_mismatch";
            message: components["schemas"]["Message"];
        };
        EntryCancelConflict: {
            /**
             * @description - cancel_period_passed: 取り消しの期限を過ぎた
             *     - already_cancelled: 取り消し済み
             *     - not_entered: お申し込み中でない
             * @enum {string}
             */
            code: "cancel_period_passed" | "already_cancelled" | "not_entered";
            message: components["schemas"]["Message"];
        };
        EntryCancelError: {
            /**
             * @description - bad_request: 入力に誤りがあります
             * @enum {string}
             */
            code: "bad_request";
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
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
        /**
         * @description Part of a day.
         *     - none: 指定なし
         *     - morning: 午前
         *     - afternoon: 午後
         * @enum {string}
         */
        HalfDay: "none" | "morning" | "afternoon";
        IdPasswordChange: {
            /** @description Password now. */
            current_password: string;
            kind: components["schemas"]["IdPasswordKind"];
            /** @description New login id; null where the password is changed. */
            new_login_id: string | null;
            /** @description New password; null where the login id is changed. */
            new_password: string | null;
        };
        IdPasswordChanged: {
            /** @description When it was changed. */
            accepted_at: components["schemas"]["Moment"];
            kind: components["schemas"]["IdPasswordKind"];
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
         *     - login_id: ログインID
         * @enum {string}
         */
        IdPasswordKind: "password" | "login_id";
        IdPasswordRefusal: {
            /**
             * @description - current_password_wrong: 現在のパスワードが違う
             *     - same_password: いまと同じパスワード
             *     - login_id_in_use: 使われているID
             *     - locked: 間違いが続いた
             * @enum {string}
             */
            code: "current_password_wrong" | "same_password" | "login_id_in_use" | "locked";
            message: components["schemas"]["Message"];
        };
        IntroductionConflict: {
            /**
             * @description - code_exists: 有効なコードがある
             *     - introduction_not_eligible: 対象外
             * @enum {string}
             */
            code: "code_exists" | "introduction_not_eligible";
            message: components["schemas"]["Message"];
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
            /**
             * @description - bad_request: 入力に誤りがあります
             * @enum {string}
             */
            code: "bad_request";
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
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
            /**
             * @description - maintenance: システムメンテナンス中
             * @enum {string}
             */
            code: "maintenance";
            message: components["schemas"]["Message"];
            /**
             * Format: date-time
             * @description When it is expected to end; absent when nobody knows yet.
             */
            until?: string;
        };
        /** @description Japanese text for people who have no better one for the code. */
        Message: string;
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
             *     - area_not_providing: お引っ越し先は提供外
             *     - state_not_allowed: いまの状態ではできない
             * @enum {string}
             */
            code: "construction_in_progress" | "area_not_providing" | "state_not_allowed";
            message: components["schemas"]["Message"];
        };
        MoveError: {
            /**
             * @description - bad_request: 入力に誤りがあります
             * @enum {string}
             */
            code: "bad_request";
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
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
        NotFoundError: {
            /**
             * @description - not_found: 見つかりません
             * @enum {string}
             */
            code: "not_found";
            message: components["schemas"]["Message"];
        };
        /**
         * @description Where the ONU is picked up.
         *     - 1: ご利用場所
         *     - 2: 引き取りの住所
         * @enum {string}
         */
        OnuAddressChoice: "1" | "2";
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
             * @enum {string}
             */
            code: "present_already_accepted" | "present_expired" | "present_out_of_stock";
            message: components["schemas"]["Message"];
        };
        PresentError: {
            /**
             * @description - bad_request: 入力に誤りがあります
             * @enum {string}
             */
            code: "bad_request";
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
        };
        PresentMissing: {
            /**
             * @description - not_found: 対象がない
             * @enum {string}
             */
            code: "not_found";
            message: components["schemas"]["Message"];
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
             * @enum {string}
             */
            code: "cancel_period_passed" | "not_quitting";
            message: components["schemas"]["Message"];
        };
        QuitCancelError: {
            /**
             * @description - bad_request: 入力に誤りがあります
             * @enum {string}
             */
            code: "bad_request";
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
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
             * @enum {string}
             */
            code: "already_quitting" | "date_changed" | "issue_failed" | "state_not_allowed";
            message: components["schemas"]["Message"];
        };
        QuitError: {
            /**
             * @description - bad_request: 入力に誤りがあります
             * @enum {string}
             */
            code: "bad_request";
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
        };
        /**
         * @description Reason for leaving.
         *     - 21: 引っ越し先で使えない
         *     - 03: 料金を見直したい
         *     - 22: つながりや速さに満足できない
         *     - 23: ほかの会社に替える
         *     - 24: 使わなくなった
         *     - 07: 家族の回線にまとめる
         *     - 01: 契約者が変わる
         *     - 99: そのほか
         * @enum {string}
         */
        QuitReason: "21" | "03" | "22" | "23" | "24" | "07" | "01" | "99";
        QuitRequest: {
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
        /** @description Number of an accepted application (受付番号), for questions by phone. */
        ReceiptNumber: string;
        SessionError: {
            /**
             * @description - session_invalid: ログインの有効期限が切れています
             * @enum {string}
             */
            code: "session_invalid";
            message: components["schemas"]["Message"];
        };
        SystemFailure: {
            /**
             * @description - system_error: システムエラー
             * @enum {string}
             */
            code: "system_error";
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
        UpgradeAccepted: {
            accepted_at: components["schemas"]["Moment"];
            /**
             * Format: date
             * @description The day of construction.
             */
            construction_on: string;
            /** @description Yen a month from then on. */
            monthly_fee: components["schemas"]["Yen"];
            part_of_day: components["schemas"]["HalfDay"];
            receipt_number: components["schemas"]["ReceiptNumber"];
        };
        UpgradeConflict: {
            /**
             * @description - not_upgrade_ng: 切り替えできないプラン
             *     - not_sts_ng: ご契約の状態のためできない
             *     - link_ng: 設備の連携ができない
             *     - result_ng: 受け付けできない
             *     - date_taken: 選んだ日が埋まった
             *     - token_expired: トークンの期限切れ
             * @enum {string}
             */
            code: "not_upgrade_ng" | "not_sts_ng" | "link_ng" | "result_ng" | "date_taken" | "token_expired";
            message: components["schemas"]["Message"];
        };
        UpgradeEntry: {
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
            /**
             * @description - bad_request: 入力に誤りがあります
             * @enum {string}
             */
            code: "bad_request";
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
        };
        VerificationRefusal: {
            /**
             * @description - confirmation_number_wrong: 確認番号が違う
             *     - confirmation_number_expired: 確認番号の有効期限切れ
             *     - confirmation_number_locked: 間違いが続き、使えなくなった
             * @enum {string}
             */
            code: "confirmation_number_wrong" | "confirmation_number_expired" | "confirmation_number_locked";
            message: components["schemas"]["Message"];
            /** @description How often it can still be tried. */
            remaining_attempts: number;
        };
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
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    postCampaignPresentAccept: {
        parameters: {
            query?: never;
            header?: never;
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
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    putChangePreferedDate: {
        parameters: {
            query?: never;
            header?: never;
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
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postConfirmationNumber: {
        parameters: {
            query?: never;
            header?: never;
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
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postConfirmationNumberVerification: {
        parameters: {
            query?: never;
            header?: never;
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
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    putContract: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description Nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerRefusal"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    putContractEmail: {
        parameters: {
            query?: never;
            header?: never;
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
            409: components["responses"]["EmailRefused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postContractEntryCancel: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description Refused: the state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryCancelConflict"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postG10UpgradeEntry: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description Refused: the state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpgradeConflict"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postIntroduceCreate: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description Refused: the state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntroductionConflict"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postMoveTokenCreate: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description Refused: the state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveConflict"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    putPaymentCreditCard: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description The payment method is as it was. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardRefusal"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    putPromotion: {
        parameters: {
            query?: never;
            header?: never;
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
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postQuit: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description Refused: the state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuitConflict"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postQuitCancel: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description Refused: the state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuitCancelConflict"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postRegistCashbackAccount: {
        parameters: {
            query?: never;
            header?: never;
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
                    "application/json": components["schemas"]["CashbackAccountConflict"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    putUserIdPassword: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description Nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdPasswordRefusal"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    putPaymentProductCreditCard: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description The payment method is as it was. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardRefusal"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
}
