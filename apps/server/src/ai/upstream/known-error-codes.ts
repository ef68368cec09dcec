/*
 * The codes that may be logged, as services document them. Any other code could contain anything, even a runner's
 * answers.
 */

/** https://platform.openai.com/docs/guides/error-codes, and what the servers that speak its protocol share with it. */
const openAi = `
  invalid_request_error invalid_api_key authentication_error permission_error not_found_error rate_limit_error
  rate_limit_exceeded insufficient_quota billing_hard_limit_reached billing_not_active credit_balance_exhausted
  account_deactivated tokens requests context_length_exceeded string_above_max_length model_not_found
  unsupported_parameter unsupported_value unknown_parameter missing_required_parameter invalid_value invalid_type
  invalid_json_schema invalid_prompt content_filter content_policy_violation mismatched_organization
  unsupported_country_region_territory server_error service_unavailable_error internal_error engine_overloaded
  server_is_overloaded slow_down timeout
`

/** https://docs.claude.com/en/api/errors. */
const anthropic = `
  invalid_request_error authentication_error billing_error permission_error not_found_error request_too_large
  rate_limit_error api_error timeout_error overloaded_error
`

/** https://ai.google.dev/gemini-api/docs/generate-content/api-errors and google.rpc.Code. */
const google = `
  CANCELLED UNKNOWN INVALID_ARGUMENT DEADLINE_EXCEEDED NOT_FOUND ALREADY_EXISTS PERMISSION_DENIED UNAUTHENTICATED
  RESOURCE_EXHAUSTED FAILED_PRECONDITION ABORTED OUT_OF_RANGE UNIMPLEMENTED INTERNAL UNAVAILABLE DATA_LOSS
`

/** For services that implement the specification's contract, which leaves codes open: a few words for each status. */
const hosted = `
  bad_request invalid_request validation_error unauthorized forbidden payment_required insufficient_credits
  quota_exceeded not_found project_not_found payload_too_large rate_limited too_many_requests
  internal_server_error service_unavailable model_unavailable model_error
`

export const knownErrorCodes: ReadonlySet<string> = new Set(
  [openAi, anthropic, google, hosted].flatMap((codes) => codes.trim().split(/\s+/)),
)
