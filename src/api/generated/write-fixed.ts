// Generated from openapi/ by `npm run generate`. Never edit.
export interface paths {
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        BadRequestError: {
            /**
             * @description - bad_request: 入力に誤りがあります
             * @enum {string}
             */
            code: "bad_request";
            fields?: components["schemas"]["FieldErrors"];
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
        FieldError: {
            /** @description Japanese text to show at the field. */
            message: string;
            /** @description Field of the request; a dot leads into an object. */
            name: string;
        };
        /** @description What is wrong, for each field that is wrong; only with `bad_request`. */
        FieldErrors: components["schemas"]["FieldError"][];
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
        NotFoundError: {
            /**
             * @description - not_found: 見つかりません
             * @enum {string}
             */
            code: "not_found";
            message: components["schemas"]["Message"];
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
}
