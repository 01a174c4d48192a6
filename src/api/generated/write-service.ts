// Generated from openapi/ by `npm run generate`. Never edit.
export interface paths {
    "/api/write/v2/services/{service_id}/contract/email": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The selected service, from the service list (`GET /api/read/v1/service`). */
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
        /** @description Id of a service, `f` + contract number (fibre) or `m` + SIM phone number (mobile). */
        ServiceId: string;
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
         * Format: uuid
         * @description Proof that the address was verified; good for one change.
         */
        VerificationToken: string;
    };
    responses: {
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
    parameters: {
        /** @description The selected service, from the service list (`GET /api/read/v1/service`). */
        service_id: components["schemas"]["ServiceId"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    putServiceContractEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The selected service, from the service list (`GET /api/read/v1/service`). */
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
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
}
