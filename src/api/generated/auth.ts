// Generated from openapi/ by `npm run generate`. Never edit.
import type { UnknownCode } from '../../catalogue/labelOf';
export interface paths {
    "/api/authn/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Log out
         * @description The credentials are revoked; a call signed with them is answered with 403 from then on.
         */
        get: operations["getLogout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authn/mypage/login-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Logins of the last three months, newest first
         * @description Failed logins are listed too. `is_current` marks the login that asks, `is_unfamiliar` one from a device that was never seen before.
         */
        get: operations["getLoginHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authn/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Renew the session's credentials
         * @description To be called before the first protected call after 30 minutes. The old credentials end.
         */
        get: operations["getRenew"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the new password after a code by mail
         * @description The token comes from the verification of the code and is good for one password. The password may be neither the id nor one that was used before.
         */
        put: operations["putPasswordReset"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/password-reset/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a one-time code by mail
         * @description The address in the answer is masked, but for enough of it to be recognised. Another code can be asked for from `resend_at` on, and replaces the one before.
         */
        post: operations["postPasswordResetOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/password-reset/otp/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the one-time code
         * @description The answer holds a token for one new password. After several wrong codes the code is locked (`otp_locked`), and another has to be sent.
         */
        post: operations["postPasswordResetOtpVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/authn/mypage/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with id and password
         * @description Its answer holds the credentials that sign all other calls. An account with too many wrong passwords is locked for a while (`account_locked`), whatever is sent then.
         */
        post: operations["postLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the new password after a code by mail or SMS
         * @description As version 1, for a code that version 2 sent.
         */
        put: operations["putPasswordResetV2"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/password-reset/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a one-time code by mail or SMS
         * @description `authentication_method` chooses between mail and SMS; a customer without that contact is refused with `otp_method_not_available`. Otherwise as version 1.
         */
        post: operations["postPasswordResetOtpV2"];
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
        /** @description Names the credentials in the signature. */
        AccessKeyId: string;
        /** @description Signs; never leaves the browser. */
        AccessSecret: string;
        /**
         * @description - one_time_pwd_mail: メール
         *     - one_time_pwd_sms: SMS
         * @enum {string}
         */
        AuthenticationMethod: "one_time_pwd_mail" | "one_time_pwd_sms";
        BadRequestError: {
            /** @description - bad_request: 入力に誤りがあります */
            code: "bad_request" | components["schemas"]["UnknownCode"];
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        /** @description Temporary signing credentials of the session. */
        Credentials: {
            access_key_id: components["schemas"]["AccessKeyId"];
            access_secret: components["schemas"]["AccessSecret"];
            session_token: components["schemas"]["SessionToken"];
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
        LoginEntry: {
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /** @description Browser; null when it was not recognised. */
            browser: string | null;
            /** @description Device or operating system, as recognised. */
            device: string;
            /** @description IP address. */
            ip_address: string;
            /** @description True for the login of this session. */
            is_current: boolean;
            /** @description True for the first login from a device, until confirmed. */
            is_unfamiliar: boolean;
            /** @description Id of the login. */
            login_id: string;
            /** @description Prefecture, guessed from the address; null when unknown. */
            place: string | null;
            result: components["schemas"]["LoginResultCode"] | components["schemas"]["UnknownCode"];
        };
        LoginError: {
            /**
             * @description - login_failed: IDまたはパスワードが違います
             *     - account_locked: 続けて失敗したため一時的に停止中
             *     - bad_request: 入力に誤りがあります
             */
            code: ("login_failed" | "account_locked" | "bad_request") | components["schemas"]["UnknownCode"];
            fields?: components["schemas"]["FieldErrors"];
            /**
             * Format: date-time
             * @description With `account_locked`, when the next attempt is possible.
             */
            locked_until?: string;
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        LoginHistory: {
            /** @description Newest first. */
            logins: components["schemas"]["LoginEntry"][];
        };
        LoginRequest: {
            /** @description User id, verified e-mail address, or the 8 digits of the customer number. */
            id: string;
            /**
             * Format: password
             * @description Password.
             */
            password: string;
        };
        /** @description Credentials and login info. */
        LoginResult: {
            access_key_id: components["schemas"]["AccessKeyId"];
            access_secret: components["schemas"]["AccessSecret"];
            /** @description False until the customer has verified an e-mail address; the portal then asks for it. */
            is_verified_email: boolean;
            session_token: components["schemas"]["SessionToken"];
            /** @description User id. */
            userId: string;
        };
        /**
         * @description - success: ログイン成功
         *     - wrong_password: パスワード違い
         *     - locked: ロック中
         * @enum {string}
         */
        LoginResultCode: "success" | "wrong_password" | "locked";
        LogoutResult: {
            /** @description - normal: 正常 */
            result: "normal" | components["schemas"]["UnknownCode"];
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
         * Format: password
         * @description At least 8 characters, letters and digits both, not the id.
         */
        NewPassword: string;
        OtpError: {
            /**
             * @description - bad_request: 入力に誤りがあります
             *     - otp_method_not_available: その方法では認証コードを受け取れません
             *     - otp_send_limit: 送信回数の上限
             */
            code: ("bad_request" | "otp_method_not_available" | "otp_send_limit") | components["schemas"]["UnknownCode"];
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
            /**
             * Format: date-time
             * @description With `otp_send_limit`, when the next one can be sent.
             */
            resend_at?: string;
        };
        OtpRequest: {
            /** @description User id, or the 8 digits of the customer number. */
            id: string;
        };
        OtpRequestV2: {
            authentication_method: components["schemas"]["AuthenticationMethod"];
            /** @description User id, or the 8 digits of the customer number. */
            id: string;
        };
        OtpVerification: {
            /** @description The six digits. */
            code: string;
            /** @description Names the code that was sent. */
            otp_id: string;
        };
        PasswordReset: {
            new_password: components["schemas"]["NewPassword"];
            /** @description From the verification. */
            reset_token: string;
        };
        ResetError: {
            /**
             * @description - bad_request: 入力に誤りがあります
             *     - reset_expired: 再設定の有効期限切れ
             *     - password_same_as_id: IDと同じパスワード
             *     - password_reused: 前と同じパスワード
             */
            code: ("bad_request" | "reset_expired" | "password_same_as_id" | "password_reused") | components["schemas"]["UnknownCode"];
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        ResetResult: {
            result: components["schemas"]["ResultNormal"] | components["schemas"]["UnknownCode"];
        };
        /**
         * @description - normal: 正常
         * @enum {string}
         */
        ResultNormal: "normal";
        SentOtp: {
            authentication_method: components["schemas"]["AuthenticationMethod"] | components["schemas"]["UnknownCode"];
            /**
             * Format: date-time
             * @description When the code ends.
             */
            expires_at: string;
            /** @description Names the code that was sent. */
            otp_id: string;
            /**
             * Format: date-time
             * @description From when another code can be sent.
             */
            resend_at: string;
            /** @description Where it was sent, masked, to show as it is. */
            sent_to: string;
        };
        SessionError: {
            /** @description - session_invalid: ログインの有効期限が切れています */
            code: "session_invalid" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
        };
        /** @description Goes with each call in `x-amz-security-token`. */
        SessionToken: string;
        SystemFailure: {
            /** @description - system_error: システムエラー */
            code: "system_error" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
        };
        UnknownCode: UnknownCode;
        VerificationError: {
            /**
             * @description - bad_request: 入力に誤りがあります
             *     - otp_wrong: 認証コードの誤り
             *     - otp_expired: 認証コードの有効期限切れ
             *     - otp_locked: 認証コードを続けて間違えた
             */
            code: ("bad_request" | "otp_wrong" | "otp_expired" | "otp_locked") | components["schemas"]["UnknownCode"];
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
            /** @description Attempts left before the code ends. */
            remaining_attempts?: number;
        };
        VerifiedOtp: {
            /**
             * Format: date-time
             * @description When it ends.
             */
            expires_at: string;
            /** @description Allows one change of the password. */
            reset_token: string;
        };
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
        /** @description Refused: the request breaks the contract or a rule. */
        OtpRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OtpError"];
            };
        };
        /** @description Refused: the request breaks the contract or a rule. */
        ResetRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResetError"];
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
    getLogout: {
        parameters: {
            query?: {
                /** @description Which logins end: `this` (as without it) the one that signs, `all` every login of the customer on all devices, also at the support page. An extension (docs/decisions.md). */
                scope?: "this" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out. */
            200: {
                headers: {
                    /** @description `"cache"`: the browser drops answers it has kept, and pages it would bring back. Nothing more, or what the portal keeps on purpose would go too (docs/decisions.md §2). For calls of the portal's own origin alone (`Sec-Fetch-Site: same-origin`): to others browsers refuse it, since a call without cookies may clear nothing, and say so on the console. */
                    "Clear-Site-Data"?: "\"cache\"";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoutResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SessionInvalid"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getLoginHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logins, the failed ones too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginHistory"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getRenew: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new credentials. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Credentials"];
                };
            };
            403: components["responses"]["SessionInvalid"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    putPasswordReset: {
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
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password was changed; all other devices are logged out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetResult"];
                };
            };
            400: components["responses"]["ResetRefused"];
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postPasswordResetOtp: {
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
                "application/json": components["schemas"]["OtpRequest"];
            };
        };
        responses: {
            /** @description The code was sent. The answer is the same for an id that does not exist. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentOtp"];
                };
            };
            400: components["responses"]["OtpRefused"];
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postPasswordResetOtpVerification: {
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
                "application/json": components["schemas"]["OtpVerification"];
            };
        };
        responses: {
            /** @description The code was right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedOtp"];
                };
            };
            /** @description Refused: the request breaks the contract or a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationError"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postLogin: {
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
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Logged in; the credentials sign all later calls. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            /** @description Not logged in. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginError"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    putPasswordResetV2: {
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
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password was changed; all other devices are logged out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetResult"];
                };
            };
            400: components["responses"]["ResetRefused"];
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postPasswordResetOtpV2: {
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
                "application/json": components["schemas"]["OtpRequestV2"];
            };
        };
        responses: {
            /** @description The code was sent. The answer is the same for an id that does not exist. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentOtp"];
                };
            };
            400: components["responses"]["OtpRefused"];
            422: components["responses"]["IdempotencyKeyReused"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
}
