export const page = {
  subtitle:
    'Upload your document for an exact quote. It is counted here, in Chinese and in English, before anything is sent.',
};
