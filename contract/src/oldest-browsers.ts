/**
 * The oldest browsers that both programs run in, workers included, in the form the build takes
 * them. Edge 107 and WeChat's browsers of its age are Chrome 107 and Safari 16 underneath.
 */
export const oldestBrowsers = ['chrome107', 'firefox115', 'safari16.0'];
